package org.vexillum.kernel.state;

/** When something that is marked on the table ends by itself. */
public enum Until {
    /** With the activation in which it was marked. */
    ACTIVATION_END,
    /** When the round ends. */
    ROUND_END,
    /** When the next round begins. */
    NEXT_ROUND
}
