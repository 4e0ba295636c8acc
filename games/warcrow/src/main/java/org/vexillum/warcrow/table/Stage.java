package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/** Where in the game the table is. */
@Stored(
        as = "Stage",
        with = {
            "COMMAND",
            "INITIATIVE",
            "ZONES",
            "DEPLOYMENT",
            "SCOUTS",
            "FEAT_SETUP",
            "ROUND_START",
            "ACTIVATION",
            "EVENTS",
            "ROUND_END",
            "OVER"
        })
public enum Stage {
    /** Preparation in its order (WC-PREP-01). */
    COMMAND,
    INITIATIVE,
    ZONES,
    DEPLOYMENT,
    SCOUTS,
    FEAT_SETUP,
    /** Who plays first is named. */
    ROUND_START,
    ACTIVATION,
    /** Both have acted: tokens due are resolved (WC-TURN-06). */
    EVENTS,
    ROUND_END,
    OVER
}
