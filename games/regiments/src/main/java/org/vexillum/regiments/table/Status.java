package org.vexillum.regiments.table;

import org.vexillum.kernel.stored.Stored;

/** Where a unit is. */
@Stored(
        as = "Status",
        with = {"UNDEPLOYED", "AMBUSH", "SCOUT", "ON_TABLE", "DESTROYED"})
public enum Status {
    UNDEPLOYED,
    AMBUSH,
    SCOUT,
    ON_TABLE,
    DESTROYED
}
