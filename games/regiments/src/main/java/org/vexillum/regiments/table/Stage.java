package org.vexillum.regiments.table;

/** Where in the game the table is, between two steps (AOFR-DEPLOY-04, AOFR-ROUND-06). */
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
