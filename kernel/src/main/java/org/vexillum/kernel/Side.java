package org.vexillum.kernel;

import org.vexillum.kernel.stored.Stored;

/** A player's side in a match. */
@Stored(
        as = "Side",
        with = {"A", "B"})
public enum Side {
    A,
    B;

    public Side other() {
        return this == A ? B : A;
    }
}
