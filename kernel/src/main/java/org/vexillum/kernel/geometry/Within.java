package org.vexillum.kernel.geometry;

/**
 * Is one thing within a distance of another, inside it, or over it?
 *
 * <p>All answers are exact. Exactly the distance is within and not closer. Touching shapes are
 * within zero of each other and do not overlap. A negative distance reaches nothing.
 */
public final class Within {
    /** Farther apart no two things can be. */
    private static final int FARTHEST = 4 * Point.LIMIT;

    private Within() {}

    /** Whether the distance of the shapes is at most this. */
    public static boolean within(Shape a, Shape b, int distance) {
        return distance >= 0 && near(a, b, Math.min(distance, FARTHEST), 0);
    }

    /** Whether the distance of the shapes is less than this. */
    public static boolean closerThan(Shape a, Shape b, int distance) {
        return distance > 0 && near(a, b, Math.min(distance, FARTHEST), -1);
    }

    public static boolean within(Point point, Shape shape, int distance) {
        return distance >= 0 && near(point.x(), point.y(), shape, Math.min(distance, FARTHEST), 0);
    }

    public static boolean within(Point a, Point b, int distance) {
        long reach = Math.min(distance, FARTHEST);
        return reach >= 0 && SquaredDistance.squared(a.x() - b.x(), a.y() - b.y()) <= reach * reach;
    }

    public static boolean within(Shape shape, Area area, int distance) {
        for (Shape part : area.parts()) {
            if (within(shape, part, distance)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the point lies in the shape or on its boundary. */
    public static boolean contains(Shape shape, Point point) {
        return near(point.x(), point.y(), shape, 0, 0);
    }

    public static boolean contains(Area area, Point point) {
        for (Shape part : area.parts()) {
            if (contains(part, point)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the interiors meet; touching is not enough. */
    public static boolean overlaps(Shape a, Shape b) {
        return switch (a) {
            case Disc disc -> overlaps(disc, b);
            case ConvexPolygon polygon ->
                    switch (b) {
                        case Disc disc -> overlaps(disc, polygon);
                        case ConvexPolygon other -> Separation.interiorsMeet(polygon, other);
                    };
        };
    }

    public static boolean overlaps(Shape shape, Area area) {
        for (Shape part : area.parts()) {
            if (overlaps(shape, part)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the shapes meet in their boundaries only. */
    public static boolean touches(Shape a, Shape b) {
        return within(a, b, 0) && !overlaps(a, b);
    }

    /** Whether every point of the shape is within the distance of the other. */
    public static boolean whollyWithin(Shape shape, int distance, Shape other) {
        return distance >= 0 && WhollyWithin.within(shape, Math.min(distance, FARTHEST), other);
    }

    public static boolean inside(Shape shape, Bounds table) {
        return table.contains(shape);
    }

    /** Whether more than half of the shape's own area lies in the area; exactly half does not. */
    public static boolean moreThanHalfInside(Shape shape, Area area) {
        return HalfInside.test(shape, area);
    }

    private static boolean overlaps(Disc disc, Shape other) {
        return near(disc.x(), disc.y(), other, disc.radius(), -1);
    }

    private static boolean near(Shape a, Shape b, long distance, int most) {
        if (SquaredDistance.squaredBoxGap(a, b) > distance * distance) {
            return false;
        }
        if (a instanceof Disc disc) {
            return near(disc.x(), disc.y(), b, distance + disc.radius(), most);
        }
        if (b instanceof Disc disc) {
            return near(disc.x(), disc.y(), a, distance + disc.radius(), most);
        }
        var first = (ConvexPolygon) a;
        var second = (ConvexPolygon) b;
        return Separation.meet(first, second)
                || SquaredDistance.near(first, second, distance * distance, most);
    }

    private static boolean near(int x, int y, Shape shape, long distance, int most) {
        return switch (shape) {
            case Disc disc -> {
                long reach = distance + disc.radius();
                long squared = SquaredDistance.squared(x - disc.x(), y - disc.y());
                yield Long.compare(squared, reach * reach) <= most;
            }
            case ConvexPolygon polygon ->
                    SquaredDistance.squaredBoxGap(x, y, polygon) <= distance * distance
                            && SquaredDistance.near(x, y, polygon, distance * distance, most);
        };
    }
}
