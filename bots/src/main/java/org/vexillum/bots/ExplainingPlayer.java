package org.vexillum.bots;

/** A player who can say why it gave its last answer. */
public interface ExplainingPlayer {
    Reason lastReason();
}
