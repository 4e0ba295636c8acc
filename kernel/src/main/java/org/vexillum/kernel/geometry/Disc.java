package org.vexillum.kernel.geometry;

/** A round base or piece of terrain. */
public record Disc(int x, int y, int radius) implements Shape {
    public Disc {
        if (radius <= 0) {
            throw new IllegalArgumentException("a disc needs a radius: " + radius);
        }
        Point.check(Math.addExact(x, radius));
        Point.check(Math.addExact(y, radius));
        Point.check(Math.subtractExact(x, radius));
        Point.check(Math.subtractExact(y, radius));
    }

    public Disc(Point centre, int radius) {
        this(centre.x(), centre.y(), radius);
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
}
