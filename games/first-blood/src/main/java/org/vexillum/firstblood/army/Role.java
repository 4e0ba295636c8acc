package org.vexillum.firstblood.army;

import org.vexillum.kernel.stored.Stored;

/**
 * What a model is in its regiment when the battle begins (FB-REG-04, FB-OFFICER-03, FB-CHAR-06).
 */
@Stored(
        as = "Role",
        with = {
            "TROOPER",
            "LEADER",
            "STANDARD_BEARER",
            "OFFICER",
            "CHARACTER",
            "RETINUE",
            "SPECIALIST"
        })
public enum Role {
    TROOPER,
    LEADER,
    STANDARD_BEARER,
    OFFICER,
    CHARACTER,
    RETINUE,
    /** A command model with a profile of its own (FB-REG-02). */
    SPECIALIST
}
