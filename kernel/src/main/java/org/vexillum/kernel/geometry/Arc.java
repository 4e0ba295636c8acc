package org.vexillum.kernel.geometry;

/** Where something lies as seen from a block of models. */
public enum Arc {
    FRONT,
    LEFT_FLANK,
    RIGHT_FLANK,
    REAR;

    public boolean isFlank() {
        return this == LEFT_FLANK || this == RIGHT_FLANK;
    }
}
