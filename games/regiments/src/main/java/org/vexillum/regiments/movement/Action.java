package org.vexillum.regiments.movement;

import org.vexillum.kernel.stored.Stored;

/** What a unit does in its activation (AOFR-ACTION-01). */
@Stored(
        as = "Action",
        with = {"HOLD", "ADVANCE", "RUSH", "CHARGE"})
public enum Action {
    HOLD,
    ADVANCE,
    RUSH,
    CHARGE;

    /** Whether the longer changes of Fast and Slow apply. */
    boolean runs() {
        return this == RUSH || this == CHARGE;
    }
}
