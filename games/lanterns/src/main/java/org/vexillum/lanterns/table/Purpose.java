package org.vexillum.lanterns.table;

import org.vexillum.kernel.stored.Stored;

/** What dice are rolled for. */
@Stored(
        as = "Purpose",
        with = {"ROLL_OFF", "SHOOT", "FIGHT", "GUARD", "NERVE"})
public enum Purpose implements org.vexillum.kernel.dice.Purpose {
    ROLL_OFF,
    SHOOT,
    FIGHT,
    GUARD,
    NERVE
}
