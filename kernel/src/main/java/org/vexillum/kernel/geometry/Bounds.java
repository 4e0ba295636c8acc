package org.vexillum.kernel.geometry;

/** A rectangle along the axes: the table, a deployment zone. */
public record Bounds(int minX, int minY, int maxX, int maxY) {
    public Bounds {
        Point.check(minX);
        Point.check(minY);
        Point.check(maxX);
        Point.check(maxY);
        if (minX >= maxX || minY >= maxY) {
            throw new IllegalArgumentException("empty bounds");
        }
    }

    public static Bounds ofSize(int width, int height) {
        return new Bounds(0, 0, width, height);
    }

    public int width() {
        return maxX - minX;
    }

    public int height() {
        return maxY - minY;
    }

    public boolean contains(Point point) {
        return point.x() >= minX && point.x() <= maxX && point.y() >= minY && point.y() <= maxY;
    }

    /** The whole shape; its boundary may lie on the edge. */
    public boolean contains(Shape shape) {
        return shape.minX() >= minX
                && shape.maxX() <= maxX
                && shape.minY() >= minY
                && shape.maxY() <= maxY;
    }

    public ConvexPolygon polygon() {
        return ConvexPolygon.of(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }
}
