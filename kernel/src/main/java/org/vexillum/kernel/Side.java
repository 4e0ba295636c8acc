package org.vexillum.kernel;

/** A player's side in a match. */
public enum Side {
    A,
    B;

    public Side other() {
        return this == A ? B : A;
    }
}
