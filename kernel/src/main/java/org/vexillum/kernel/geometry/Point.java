package org.vexillum.kernel.geometry;

import org.vexillum.kernel.stored.Stored;

/** A place on the table, in units of 0.01 mm. */
@Stored(
        as = "Point",
        with = {"x", "y"})
public record Point(int x, int y) {
    /** Every coordinate is smaller than this, which is 167 metres. */
    public static final int LIMIT = 1 << 24;

    public Point {
        check(x);
        check(y);
    }

    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    static int check(int coordinate) {
        if (coordinate <= -LIMIT || coordinate >= LIMIT) {
            throw new IllegalArgumentException("off the map: " + coordinate);
        }
        return coordinate;
    }
}
