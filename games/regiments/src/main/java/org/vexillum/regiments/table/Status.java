package org.vexillum.regiments.table;

/** Where a unit is. */
public enum Status {
    UNDEPLOYED,
    AMBUSH,
    SCOUT,
    ON_TABLE,
    DESTROYED
}
