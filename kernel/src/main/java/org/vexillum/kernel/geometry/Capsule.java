package org.vexillum.kernel.geometry;

/**
 * How near a straight way from point to point comes to a shape, compared exactly.
 *
 * <p>A disc of radius r that rolls along the way overlaps the shape if the way comes closer than r,
 * and touches it at exactly r. A way of no length is a point. A way that passes through a shape is
 * at distance zero.
 */
public final class Capsule {
    private Capsule() {}

    /** Whether the way comes closer than this. */
    public static boolean closerThan(Point from, Point to, Shape shape, int distance) {
        return closerThan(from.x(), from.y(), to.x(), to.y(), shape, distance);
    }

    /** Whether the way comes as near as this. */
    public static boolean within(Point from, Point to, Shape shape, int distance) {
        return within(from.x(), from.y(), to.x(), to.y(), shape, distance);
    }

    public static boolean closerThan(
            int fromX, int fromY, int toX, int toY, Shape shape, int distance) {
        return distance > 0 && near(fromX, fromY, toX, toY, shape, distance, -1);
    }

    public static boolean within(
            int fromX, int fromY, int toX, int toY, Shape shape, int distance) {
        return distance >= 0 && near(fromX, fromY, toX, toY, shape, distance, 0);
    }

    private static boolean near(
            int fromX, int fromY, int toX, int toY, Shape shape, long distance, int most) {
        if (Math.max(fromX, toX) < shape.minX() - distance
                || Math.min(fromX, toX) > shape.maxX() + distance
                || Math.max(fromY, toY) < shape.minY() - distance
                || Math.min(fromY, toY) > shape.maxY() + distance) {
            return false;
        }
        return switch (shape) {
            case Disc disc -> {
                long reach = distance + disc.radius();
                yield SquaredDistance.compareToSegment(
                                disc.x(), disc.y(), fromX, fromY, toX, toY, reach * reach)
                        <= most;
            }
            case ConvexPolygon polygon ->
                    LineCrossing.crosses(fromX, fromY, toX, toY, polygon)
                            || SquaredDistance.near(
                                    fromX, fromY, polygon, distance * distance, most)
                            || SquaredDistance.near(toX, toY, polygon, distance * distance, most)
                            || cornerNear(fromX, fromY, toX, toY, polygon, distance, most);
        };
    }

    private static boolean cornerNear(
            int fromX,
            int fromY,
            int toX,
            int toY,
            ConvexPolygon polygon,
            long distance,
            int most) {
        for (int i = 0; i < polygon.size(); i++) {
            int side =
                    SquaredDistance.compareToSegment(
                            polygon.xs[i],
                            polygon.ys[i],
                            fromX,
                            fromY,
                            toX,
                            toY,
                            distance * distance);
            if (side <= most) {
                return true;
            }
        }
        return false;
    }
}
