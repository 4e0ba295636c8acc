package org.vexillum.firstblood.combat;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Roll;

/** Dice compared with a characteristic: its value or less succeeds (FB-DICE-04). */
public final class RollUnder {
    private static final int ONE = 1 << 1;
    private static final int SIX = 1 << 6;

    private RollUnder() {}

    /** A 6 fails (FB-DICE-05) and a 1 succeeds (FB-DICE-06) whatever the value. */
    public static Check check(int value) {
        return new Check(Check.atMost(value).success() & ~SIX | ONE, 0);
    }

    /** A 6 fails (FB-DEF-04); a 1 is nothing special (FB-DEF-05). */
    public static Check defence(int value) {
        return new Check(Check.atMost(value).success() & ~SIX, 0);
    }

    /** The rules by which faces counted whatever the value. */
    public static Rules automatic(int value, Roll roll) {
        var rules = value >= 6 && shows(roll, 6) ? Rules.of("FB-DICE-05") : Rules.NONE;
        return value <= 0 && shows(roll, 1) ? rules.and("FB-DICE-06") : rules;
    }

    /** The same of a defence roll. */
    static Rules automaticDefence(int value, Roll roll) {
        var rules = value >= 6 && shows(roll, 6) ? Rules.of("FB-DEF-04") : Rules.NONE;
        return value <= 0 && shows(roll, 1) ? rules.and("FB-DEF-05") : rules;
    }

    private static boolean shows(Roll roll, int face) {
        for (int i = 0; i < roll.size(); i++) if (roll.face(i) == face) return true;
        return false;
    }

    /** The faces that fail, as a mask. */
    public static int failures(Check check) {
        return Check.ALL & ~check.success();
    }

    /** The chance that a die ends with this face, its re-roll included. */
    public static double chance(Check check, int face) {
        double stays = check.rollsAgain(face) ? 0 : 1 / 6.0;
        return stays + Integer.bitCount(check.again()) / 36.0;
    }
}
