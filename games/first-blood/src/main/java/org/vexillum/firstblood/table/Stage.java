package org.vexillum.firstblood.table;

import org.vexillum.kernel.stored.Stored;

/** Where in the game the table is, between two steps (FB-BATTLE-07, FB-ROUND-01). */
@Stored(
        as = "Stage",
        with = {
            "RESERVES",
            "DEPLOYMENT",
            "REINFORCEMENT",
            "COMMAND",
            "SUPREMACY",
            "ACTION",
            "VICTORY",
            "OVER"
        })
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
