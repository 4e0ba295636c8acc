package org.vexillum.kernel.geometry;

/**
 * Does a straight line from point to point pass through a shape?
 *
 * <p>Only the interior counts: a line that touches a corner, runs along an edge or is tangent to a
 * disc does not cross. A line that begins or ends inside does; so does a line of no length inside.
 * Exact.
 */
public final class LineCrossing {
    private LineCrossing() {}

    public static boolean crosses(Point from, Point to, Shape shape) {
        return crosses(from.x(), from.y(), to.x(), to.y(), shape);
    }

    public static boolean crosses(Point from, Point to, Area area) {
        for (Shape piece : area.cover()) {
            if (crosses(from, to, piece)) {
                return true;
            }
        }
        return false;
    }

    static boolean crosses(int fromX, int fromY, int toX, int toY, Shape shape) {
        if (Math.max(fromX, toX) <= shape.minX()
                || Math.min(fromX, toX) >= shape.maxX()
                || Math.max(fromY, toY) <= shape.minY()
                || Math.min(fromY, toY) >= shape.maxY()) {
            return false;
        }
        return switch (shape) {
            case Disc disc -> {
                long limit = (long) disc.radius() * disc.radius();
                yield SquaredDistance.compareToSegment(
                                disc.x(), disc.y(), fromX, fromY, toX, toY, limit)
                        < 0;
            }
            case ConvexPolygon polygon ->
                    reachesBothSides(fromX, fromY, toX, toY, polygon)
                            && !outsideAnEdge(fromX, fromY, toX, toY, polygon);
        };
    }

    /** The line has corners of the polygon strictly on either side (a point has no sides). */
    private static boolean reachesBothSides(
            int fromX, int fromY, int toX, int toY, ConvexPolygon polygon) {
        boolean left = false;
        boolean right = false;
        for (int i = 0; i < polygon.xs.length; i++) {
            long side = CrossProduct.of(fromX, fromY, toX, toY, polygon.xs[i], polygon.ys[i]);
            left |= side > 0;
            right |= side < 0;
        }
        return (left && right) || (fromX == toX && fromY == toY);
    }

    private static boolean outsideAnEdge(
            int fromX, int fromY, int toX, int toY, ConvexPolygon polygon) {
        int[] xs = polygon.xs;
        int[] ys = polygon.ys;
        int last = xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            if (CrossProduct.of(xs[i], ys[i], xs[j], ys[j], fromX, fromY) <= 0
                    && CrossProduct.of(xs[i], ys[i], xs[j], ys[j], toX, toY) <= 0) {
                return true;
            }
        }
        return false;
    }
}
