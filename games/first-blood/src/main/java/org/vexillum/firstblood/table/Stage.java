package org.vexillum.firstblood.table;

/** Where in the game the table is, between two steps (FB-BATTLE-07, FB-ROUND-01). */
public enum Stage {
    RESERVES, // FB-SR-FLANK: declared before the first regiment is deployed
    DEPLOYMENT,
    REINFORCEMENT,
    COMMAND,
    SUPREMACY,
    ACTION,
    VICTORY,
    OVER
}
