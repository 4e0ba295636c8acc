package org.vexillum.firstblood.army;

/**
 * What a model is in its regiment when the battle begins (FB-REG-04, FB-OFFICER-03, FB-CHAR-06).
 */
public enum Role {
    TROOPER,
    LEADER,
    STANDARD_BEARER,
    /** A command model with a profile of its own (FB-REG-02). */
    SPECIALIST,
    OFFICER,
    CHARACTER,
    RETINUE
}
