package org.vexillum.regiments.combat;

import org.vexillum.kernel.stored.Stored;

/** The side of a unit that was charged (AOFR-FACING-03), and its morale penalty. */
@Stored(
        as = "ChargedSide",
        with = {"FRONT", "FLANK", "REAR"})
public enum ChargedSide {
    FRONT(0),
    FLANK(-1),
    REAR(-2);

    private final int penalty;

    ChargedSide(int penalty) {
        this.penalty = penalty;
    }

    /** AOFR-FLANK-01. */
    public int penalty() {
        return penalty;
    }
}
