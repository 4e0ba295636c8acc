package org.vexillum.warcrow.table;

/** Where in the game the table is. */
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
