package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/** Whether a unit is in play. */
@Stored(
        as = "Status",
        with = {"UNDEPLOYED", "ON_TABLE", "REMOVED"})
public enum Status {
    /** Not yet placed, and known to its owner alone (WC-HIDDEN-01). */
    UNDEPLOYED,
    ON_TABLE,
    REMOVED
}
