package org.vexillum.kernel.geometry;

/**
 * A convex piece of a polygon, cut along lines.
 *
 * <p>Where a line cuts the piece those nearest whole points are taken that lie in the piece and not
 * beyond the line; so what is left is never too large, and too small by at most about a unit. It
 * may be a segment, a point, or nothing.
 */
final class PolygonPiece {
    private static final PolygonPiece NOTHING = new PolygonPiece(new Corners(0));

    private final Corners corners;

    private PolygonPiece(Corners corners) {
        this.corners = corners;
    }

    static PolygonPiece of(ConvexPolygon polygon) {
        var corners = new Corners(polygon.xs.length);
        for (int i = 0; i < polygon.xs.length; i++) {
            corners.add(polygon.xs[i], polygon.ys[i]);
        }
        return new PolygonPiece(corners);
    }

    boolean isNothing() {
        return corners.size() == 0;
    }

    Corners corners() {
        return corners;
    }

    /** What lies to the right of the line from a to b, or on it. */
    PolygonPiece rightOf(int ax, int ay, int bx, int by) {
        int right = 0;
        for (int i = 0; i < corners.size(); i++) {
            right += CrossProduct.of(ax, ay, bx, by, corners.xs[i], corners.ys[i]) <= 0 ? 1 : 0;
        }
        if (right == 0) {
            return NOTHING;
        }
        return right == corners.size() ? this : cutRightOf(ax, ay, bx, by);
    }

    private PolygonPiece cutRightOf(int ax, int ay, int bx, int by) {
        int[] xs = corners.xs;
        int[] ys = corners.ys;
        var points = new Corners(corners.size() + 8);
        int last = corners.size() - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            long from = CrossProduct.of(ax, ay, bx, by, xs[i], ys[i]);
            long to = CrossProduct.of(ax, ay, bx, by, xs[j], ys[j]);
            if (to <= 0) {
                points.add(xs[j], ys[j]);
            }
            if ((from < 0 && to > 0) || (from > 0 && to < 0)) {
                double t = (double) from / (from - to);
                int x = (int) Math.floor(xs[i] + t * (xs[j] - xs[i]));
                int y = (int) Math.floor(ys[i] + t * (ys[j] - ys[i]));
                for (int k = 0; k < 16; k++) {
                    addIfRight(points, x - 1 + k % 4, y - 1 + k / 4, ax, ay, bx, by);
                }
            }
        }
        return new PolygonPiece(Hull.of(points));
    }

    private void addIfRight(Corners points, int x, int y, int ax, int ay, int bx, int by) {
        if (CrossProduct.of(ax, ay, bx, by, x, y) <= 0 && contains(x, y)) {
            points.add(x, y);
        }
    }

    private boolean contains(int x, int y) {
        boolean west = false;
        boolean east = false;
        boolean south = false;
        boolean north = false;
        int last = corners.size() - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            int cornerX = corners.xs[j];
            int cornerY = corners.ys[j];
            if (CrossProduct.of(corners.xs[i], corners.ys[i], cornerX, cornerY, x, y) < 0) {
                return false;
            }
            west |= cornerX <= x;
            east |= cornerX >= x;
            south |= cornerY <= y;
            north |= cornerY >= y;
        }
        return west && east && south && north;
    }
}
