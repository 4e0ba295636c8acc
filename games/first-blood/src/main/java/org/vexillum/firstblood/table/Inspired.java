package org.vexillum.firstblood.table;

/** Whether and for how long a regiment counts as Inspired (FB-INSPIRE-03, FB-INSPIRE-04). */
public enum Inspired {
    NO,
    NEXT_CLASH,
    WHOLE_ROUND
}
