package org.vexillum.firstblood.table;

import org.vexillum.kernel.stored.Stored;

/** Whether and for how long a regiment counts as Inspired (FB-INSPIRE-03, FB-INSPIRE-04). */
@Stored(
        as = "Inspired",
        with = {"NO", "NEXT_CLASH", "WHOLE_ROUND"})
public enum Inspired {
    NO,
    NEXT_CLASH,
    WHOLE_ROUND
}
