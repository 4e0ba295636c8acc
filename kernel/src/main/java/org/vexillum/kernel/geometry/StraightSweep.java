package org.vexillum.kernel.geometry;

/**
 * What a polygon passes over when it is moved straight.
 *
 * <p>That is the convex hull of its first and last position. Edges that face the movement move
 * along, edges that face away stay, and where the one kind meets the other a corner is drawn out.
 * Edges parallel to the movement grow longer; no corner is left on a straight line. Without
 * movement the polygon is its own sweep.
 */
public final class StraightSweep {
    private StraightSweep() {}

    public static ConvexPolygon hull(ConvexPolygon polygon, int dx, int dy) {
        if (dx == 0 && dy == 0) {
            return polygon;
        }
        int n = polygon.xs.length;
        var hull = new Corners(n + 2);
        for (int before = n - 1, i = 0; i < n; before = i++) {
            int x = polygon.xs[i];
            int y = polygon.ys[i];
            int in = facing(polygon, before, i, dx, dy);
            int out = facing(polygon, i, (i + 1) % n, dx, dy);
            if (in < 0 || (in == 0 && out < 0)) {
                hull.add(x, y);
                if (out > 0) {
                    hull.add(x + dx, y + dy);
                }
            } else {
                hull.add(x + dx, y + dy);
                if (in > 0 && out < 0) {
                    hull.add(x, y);
                }
            }
        }
        return hull.polygon();
    }

    /** Whether the polygon overlaps the shape anywhere on its way. */
    public static boolean overlaps(ConvexPolygon polygon, int dx, int dy, Shape shape) {
        return Within.overlaps(hull(polygon, dx, dy), shape);
    }

    public static boolean overlaps(ConvexPolygon polygon, int dx, int dy, Area area) {
        return Within.overlaps(hull(polygon, dx, dy), area);
    }

    /** Positive for an edge that leads, negative for one that trails. */
    private static int facing(ConvexPolygon polygon, int from, int to, int dx, int dy) {
        return Long.signum(
                CrossProduct.ofVectors(
                        dx,
                        dy,
                        polygon.xs[to] - polygon.xs[from],
                        polygon.ys[to] - polygon.ys[from]));
    }
}
