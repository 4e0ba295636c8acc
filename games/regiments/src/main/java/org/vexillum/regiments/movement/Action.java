package org.vexillum.regiments.movement;

/** What a unit does in its activation (AOFR-ACTION-01). */
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
