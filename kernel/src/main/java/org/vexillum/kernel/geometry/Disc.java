package org.vexillum.kernel.geometry;

import org.vexillum.kernel.Nullable;

/** A round base or piece of terrain. */
public final class Disc implements Shape {
    private final int x;
    private final int y;
    private final int radius;

    /** Made when a line of sight first needs it; any thread would make the same. */
    private @Nullable ConvexPolygon outline;

    /** The last one asked for, for the same reason. */
    private @Nullable Disc grown;

    public Disc(int x, int y, int radius) {
        if (radius <= 0) {
            throw new IllegalArgumentException("a disc needs a radius: " + radius);
        }
        Point.check(Math.addExact(x, radius));
        Point.check(Math.addExact(y, radius));
        Point.check(Math.subtractExact(x, radius));
        Point.check(Math.subtractExact(y, radius));
        this.x = x;
        this.y = y;
        this.radius = radius;
    }

    public Disc(Point centre, int radius) {
        this(centre.x(), centre.y(), radius);
    }

    public int x() {
        return x;
    }

    public int y() {
        return y;
    }

    public int radius() {
        return radius;
    }

    @Override
    public int minX() {
        return x - radius;
    }

    @Override
    public int minY() {
        return y - radius;
    }

    @Override
    public int maxX() {
        return x + radius;
    }

    @Override
    public int maxY() {
        return y + radius;
    }

    @Override
    public Point centre() {
        return new Point(x, y);
    }

    @Override
    public Disc moved(int dx, int dy) {
        return new Disc(x + dx, y + dy, radius);
    }

    /** The disc with a rim of this width. */
    public Disc grown(int by) {
        var made = grown;
        if (made == null || made.radius != radius + by) {
            made = new Disc(x, y, radius + by);
            grown = made;
        }
        return made;
    }

    ConvexPolygon outline() {
        var made = outline;
        if (made == null) {
            made = RoundOutline.of(this);
            outline = made;
        }
        return made;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Disc that && x == that.x && y == that.y && radius == that.radius;
    }

    @Override
    public int hashCode() {
        return (31 * x + y) * 31 + radius;
    }

    @Override
    public String toString() {
        return "Disc[" + x + "," + y + " radius " + radius + "]";
    }
}
