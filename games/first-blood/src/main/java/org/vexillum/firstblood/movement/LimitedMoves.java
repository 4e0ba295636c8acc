package org.vexillum.firstblood.movement;

/** Moves of limited length. */
public interface LimitedMoves {
    /** How much of its movement the model that goes farthest has left; of a legal move. */
    int left(ModelMoves moves);
}
