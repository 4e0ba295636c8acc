package org.vexillum.firstblood.odds;

import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.EnumeratingReferee;

/** Which faces the rules do not tell apart. */
final class Faces {
    static final EnumeratingReferee.Alike ALIKE = Faces::standingFor;

    private Faces() {}

    /** Special rules look at natural 1s and 6s; other faces only pass, fail or are rolled again. */
    private static int standingFor(Dice dice, int face) {
        var check = dice.check();
        if (face == 1 || face == 6 || check.equals(Check.READ)) return face;
        for (int lower = 2; lower < face; lower++)
            if (check.succeeds(lower) == check.succeeds(face)
                    && check.rollsAgain(lower) == check.rollsAgain(face)) return lower;
        return face;
    }
}
