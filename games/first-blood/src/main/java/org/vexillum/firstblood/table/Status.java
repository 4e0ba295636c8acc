package org.vexillum.firstblood.table;

/** Where a regiment is. */
public enum Status {
    UNDEPLOYED,
    RESERVE, // FB-REINF-01
    ARRIVING, // FB-REINF-03: set beside the table this round
    ON_TABLE,
    IN_GARRISON, // FB-GARRISON-08
    DESTROYED
}
