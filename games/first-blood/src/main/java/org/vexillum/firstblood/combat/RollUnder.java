package org.vexillum.firstblood.combat;

import org.vexillum.kernel.dice.Check;

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
