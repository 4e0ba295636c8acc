package org.vexillum.warcrow.table;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/** One value for each side. */
@Stored(
        as = "Both",
        with = {"a", "b"})
public record PerSide<V>(V a, V b) {
    public static <V> PerSide<V> both(V same) {
        return new PerSide<>(same, same);
    }

    public V of(Side side) {
        return side == Side.A ? a : b;
    }

    public PerSide<V> with(Side side, V value) {
        return side == Side.A ? new PerSide<>(value, b) : new PerSide<>(a, value);
    }
}
