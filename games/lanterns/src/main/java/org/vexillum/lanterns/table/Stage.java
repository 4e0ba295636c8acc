package org.vexillum.lanterns.table;

import org.vexillum.kernel.stored.Stored;

/** What comes next. */
@Stored(
        as = "Stage",
        with = {"ROLL_OFF", "DEPLOYMENT", "ROUND_START", "TURNS", "ROUND_END", "OVER"})
public enum Stage {
    ROLL_OFF,
    DEPLOYMENT,
    ROUND_START,
    TURNS,
    ROUND_END,
    OVER
}
