package org.vexillum.kernel.geometry;

/**
 * Squared distances compared with a squared limit, exactly.
 *
 * <p>To a segment the nearest point is an end, when the foot of the perpendicular falls on it or
 * beyond, otherwise the foot; then distance² is cross² / length². Inside a polygon the distance is
 * zero.
 */
final class SquaredDistance {
    private SquaredDistance() {}

    static long squared(long dx, long dy) {
        return dx * dx + dy * dy;
    }

    static double length(long dx, long dy) {
        return Math.sqrt((double) squared(dx, dy));
    }

    /** The sign of (distance of p to the segment)² − limit. */
    static int compareToSegment(int px, int py, int ax, int ay, int bx, int by, long limit) {
        long ex = (long) bx - ax;
        long ey = (long) by - ay;
        long vx = (long) px - ax;
        long vy = (long) py - ay;
        long along = vx * ex + vy * ey;
        if (along <= 0) {
            return Long.compare(squared(vx, vy), limit);
        }
        long length = squared(ex, ey);
        if (along >= length) {
            return Long.compare(squared(px - bx, py - by), limit);
        }
        long cross = Math.abs(ex * vy - ey * vx);
        return WideProduct.compareProducts(cross, cross, limit, length);
    }

    /**
     * Whether p is near the polygon.
     *
     * @param most the largest comparison that still is near: 0 for "within", -1 for "closer than"
     */
    static boolean near(int px, int py, ConvexPolygon polygon, long limit, int most) {
        int[] xs = polygon.xs;
        int[] ys = polygon.ys;
        boolean inside = true;
        int last = xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            if (CrossProduct.of(xs[i], ys[i], xs[j], ys[j], px, py) >= 0) {
                continue;
            }
            if (compareToSegment(px, py, xs[i], ys[i], xs[j], ys[j], limit) <= most) {
                return true;
            }
            inside = false;
        }
        return inside && Long.compare(0, limit) <= most;
    }

    /** The same for two polygons that do not meet: one of the nearest points is a corner. */
    static boolean near(ConvexPolygon a, ConvexPolygon b, long limit, int most) {
        return cornerNear(a, b, limit, most) || cornerNear(b, a, limit, most);
    }

    /** The squared gap between the boxes round two shapes: never more than that of the shapes. */
    static long squaredBoxGap(Shape a, Shape b) {
        return squared(
                gap(a.minX(), a.maxX(), b.minX(), b.maxX()),
                gap(a.minY(), a.maxY(), b.minY(), b.maxY()));
    }

    static long squaredBoxGap(int x, int y, Shape shape) {
        return squared(
                gap(x, x, shape.minX(), shape.maxX()), gap(y, y, shape.minY(), shape.maxY()));
    }

    private static boolean cornerNear(ConvexPolygon a, ConvexPolygon b, long limit, int most) {
        for (int i = 0; i < a.xs.length; i++) {
            int x = a.xs[i];
            int y = a.ys[i];
            if (squaredBoxGap(x, y, b) <= limit && near(x, y, b, limit, most)) {
                return true;
            }
        }
        return false;
    }

    private static long gap(int minA, int maxA, int minB, int maxB) {
        return Math.max(0, Math.max(minB - maxA, minA - maxB));
    }
}
