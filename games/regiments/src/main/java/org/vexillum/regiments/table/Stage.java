package org.vexillum.regiments.table;

import org.vexillum.kernel.stored.Stored;

/** Where in the game the table is, between two steps (AOFR-DEPLOY-04, AOFR-ROUND-06). */
@Stored(
        as = "Stage",
        with = {
            "MARKERS",
            "EDGES",
            "SET_ASIDE",
            "DEPLOYMENT",
            "SCOUTS",
            "ROUND_START",
            "AMBUSH",
            "ACTIVATIONS",
            "ROUND_END",
            "OVER"
        })
public enum Stage {
    MARKERS,
    EDGES,
    SET_ASIDE,
    DEPLOYMENT,
    SCOUTS,
    ROUND_START,
    AMBUSH,
    ACTIVATIONS,
    ROUND_END,
    OVER
}
