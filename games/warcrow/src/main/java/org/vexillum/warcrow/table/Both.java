package org.vexillum.warcrow.table;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** One value for each side. */
@Stored(
        as = "Both",
        with = {"a", "b"})
public record Both<V>(V a, V b) {
    public static <V> Both<V> both(V same) {
        return new Both<>(same, same);
    }

    public V of(Side side) {
        return side == Side.A ? a : b;
    }

    public Both<V> with(Side side, V value) {
        return side == Side.A ? new Both<>(value, b) : new Both<>(a, value);
    }
}
