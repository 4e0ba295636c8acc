package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/**
 * A point of the table in hundredths of a stride.
 *
 * <p>(0, 0) is the left corner of zone A, y is 0 on A's table edge (WC-BG-SETUP-01).
 */
@Stored(
        as = "Spot",
        with = {"x", "y"})
public record Spot(int x, int y) {
    public static final int STRIDE = 100;

    /** A point in whole strides. */
    public static Spot at(int x, int y) {
        return new Spot(x * STRIDE, y * STRIDE);
    }

    public long squareTo(Spot other) {
        long dx = (long) x - other.x;
        long dy = (long) y - other.y;
        return dx * dx + dy * dy;
    }

    /** Whether it is at most so far away, centre to centre. */
    public boolean within(Spot other, int distance) {
        return squareTo(other) <= (long) distance * distance;
    }
}
