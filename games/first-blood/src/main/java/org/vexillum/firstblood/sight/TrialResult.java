package org.vexillum.firstblood.sight;

/** What a few lines tell about sight, before all are tried. */
enum TrialResult {
    CLEAR,
    CLOSED,
    UNSURE
}
