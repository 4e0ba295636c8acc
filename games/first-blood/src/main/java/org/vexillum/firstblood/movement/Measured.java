package org.vexillum.firstblood.movement;

/** Moves of limited length. */
public interface Measured {
    /** How much of its movement the model that goes farthest has left; of a legal move. */
    int left(Moves moves);
}
