package org.vexillum.kernel.geometry;

/**
 * Every point of one shape within a distance of another.
 *
 * <p>The points within a distance of a convex shape form a convex shape, so the corners of a
 * polygon decide. A disc of radius r is within d of a polygon if its centre is within d − r; if r
 * exceeds d, if the centre lies inside and at least r − d from the line of every edge.
 */
final class WhollyWithin {
    private WhollyWithin() {}

    static boolean within(Shape shape, int distance, Shape other) {
        return switch (shape) {
            case Disc disc -> discWithin(disc, distance, other);
            case ConvexPolygon polygon -> cornersWithin(polygon, distance, other);
        };
    }

    private static boolean cornersWithin(ConvexPolygon polygon, long distance, Shape other) {
        for (int i = 0; i < polygon.xs.length; i++) {
            if (!pointWithin(polygon.xs[i], polygon.ys[i], distance, other)) {
                return false;
            }
        }
        return true;
    }

    private static boolean discWithin(Disc disc, long distance, Shape other) {
        long spare = distance - disc.radius();
        return switch (other) {
            case Disc round ->
                    spare + round.radius() >= 0 && pointWithin(disc.x(), disc.y(), spare, round);
            case ConvexPolygon polygon ->
                    spare >= 0
                            ? pointWithin(disc.x(), disc.y(), spare, polygon)
                            : deepInside(disc.x(), disc.y(), polygon, spare * spare);
        };
    }

    private static boolean pointWithin(int x, int y, long distance, Shape other) {
        return switch (other) {
            case Disc round -> {
                long reach = distance + round.radius();
                yield SquaredDistance.squared(x - round.x(), y - round.y()) <= reach * reach;
            }
            case ConvexPolygon polygon ->
                    SquaredDistance.near(x, y, polygon, distance * distance, 0);
        };
    }

    private static boolean deepInside(int x, int y, ConvexPolygon polygon, long squaredDepth) {
        int last = polygon.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            int fromX = polygon.xs[i];
            int fromY = polygon.ys[i];
            int toX = polygon.xs[j];
            int toY = polygon.ys[j];
            long cross = CrossProduct.of(fromX, fromY, toX, toY, x, y);
            long length = SquaredDistance.squared(toX - fromX, toY - fromY);
            if (cross < 0 || WideProduct.compareProducts(cross, cross, squaredDepth, length) < 0) {
                return false;
            }
        }
        return true;
    }
}
