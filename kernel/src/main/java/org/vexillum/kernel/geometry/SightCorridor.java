package org.vexillum.kernel.geometry;

/**
 * All lines that might lead from one polygon to another.
 *
 * <p>An edge of the first has the second strictly outside; upward is from that edge outward. Every
 * segment between the polygons crosses the line of the edge, and the parallel through the nearest
 * corner of the second, within the width of both polygons: two gates of whole points, a whole
 * number of edges wide. Whatever lies between the two parallels lies between the polygons.
 */
final class SightCorridor {
    private final PointPair low = new PointPair();
    private final PointPair high = new PointPair();
    private int originX;
    private int originY;
    private int edgeX;
    private int edgeY;
    private long top;

    /** Lays the corridor along an edge of the first polygon that has the second outside. */
    void lay(ConvexPolygon from, int edge, ConvexPolygon to) {
        int next = (edge + 1) % from.xs.length;
        originX = from.xs[edge];
        originY = from.ys[edge];
        edgeX = from.xs[next] - originX;
        edgeY = from.ys[next] - originY;
        int nearest = nearest(to);
        int x = to.xs[nearest];
        int y = to.ys[nearest];
        top = height(x, y);
        long length = SquaredDistance.squared(edgeX, edgeY);
        long most = Math.max(farthest(from, 1), farthest(to, 1));
        long least = Math.max(farthest(from, -1), farthest(to, -1));
        long middle = along(x, y);
        low.open(originX, originY, edgeX, edgeY, steps(most, length), steps(least, length));
        high.open(x, y, edgeX, edgeY, steps(most - middle, length), steps(least + middle, length));
    }

    void fill(LineCell cell) {
        cell.start(edgeY, -edgeX, low, high);
    }

    /** Opens the fan to the directions of all lines of the corridor. */
    void open(CorridorDirections fan) {
        fan.open(
                high.rightX - low.leftX,
                high.rightY - low.leftY,
                high.leftX - low.rightX,
                high.leftY - low.rightY);
    }

    /** Whether the shape reaches below, abreast of the first. */
    boolean startsBelow(Shape shape) {
        return switch (shape) {
            case Disc disc -> reaches(disc, -height(disc.x(), disc.y()));
            case ConvexPolygon polygon -> lowest(polygon) < 0;
        };
    }

    /** Whether the shape reaches above, abreast of the second. */
    boolean endsAbove(Shape shape) {
        return switch (shape) {
            case Disc disc -> reaches(disc, height(disc.x(), disc.y()) - top);
            case ConvexPolygon polygon -> highest(polygon) > top;
        };
    }

    /** Whether the outline of a disc may reach beyond a border that is so far inside its centre. */
    private boolean reaches(Disc disc, long beyond) {
        return beyond > -(disc.radius() + 2) * SquaredDistance.length(edgeX, edgeY);
    }

    private long lowest(ConvexPolygon polygon) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < polygon.xs.length; i++) {
            least = Math.min(least, height(polygon.xs[i], polygon.ys[i]));
        }
        return least;
    }

    private long highest(ConvexPolygon polygon) {
        long most = Long.MIN_VALUE;
        for (int i = 0; i < polygon.xs.length; i++) {
            most = Math.max(most, height(polygon.xs[i], polygon.ys[i]));
        }
        return most;
    }

    private int nearest(ConvexPolygon polygon) {
        int nearest = 0;
        for (int i = 1; i < polygon.xs.length; i++) {
            if (height(polygon.xs[i], polygon.ys[i])
                    < height(polygon.xs[nearest], polygon.ys[nearest])) {
                nearest = i;
            }
        }
        return nearest;
    }

    /** How far the polygon reaches along the edge, or against it; at least to its beginning. */
    private long farthest(ConvexPolygon polygon, int sense) {
        long most = 0;
        for (int i = 0; i < polygon.xs.length; i++) {
            most = Math.max(most, sense * along(polygon.xs[i], polygon.ys[i]));
        }
        return most;
    }

    private long height(int x, int y) {
        return CrossProduct.ofVectors(x - originX, y - originY, edgeX, edgeY);
    }

    private long along(int x, int y) {
        return (long) edgeX * (x - originX) + (long) edgeY * (y - originY);
    }

    private static long steps(long distance, long length) {
        return Math.ceilDiv(distance, length);
    }
}
