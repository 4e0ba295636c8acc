package org.vexillum.firstblood.table;

import org.vexillum.kernel.stored.Stored;

/** Where a regiment is. */
@Stored(
        as = "Status",
        with = {"UNDEPLOYED", "RESERVE", "ARRIVING", "ON_TABLE", "IN_GARRISON", "DESTROYED"})
public enum Status {
    UNDEPLOYED,
    RESERVE, // FB-REINF-01
    ARRIVING, // FB-REINF-03: set beside the table this round
    ON_TABLE,
    IN_GARRISON, // FB-GARRISON-08
    DESTROYED
}
