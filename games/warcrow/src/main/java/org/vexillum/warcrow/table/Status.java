package org.vexillum.warcrow.table;

/** Whether a unit is in play. */
public enum Status {
    /** Not yet placed, and known to its owner alone (WC-HIDDEN-01). */
    UNDEPLOYED,
    ON_TABLE,
    REMOVED
}
