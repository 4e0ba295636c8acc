package org.vexillum.kernel.geometry;

/**
 * Does a shape reach into the front arc of a rectangle?
 *
 * <p>The arc is an unbounded convex region: the front edge and two diagonals. A polygon is apart
 * from it exactly if one of those three lines, or an edge of the polygon, has the other strictly
 * outside; a disc if its centre is farther from the boundary than its radius.
 */
final class FrontArc {
    private FrontArc() {}

    static boolean reaches(ConvexPolygon rectangle, ConvexPolygon polygon) {
        return !behindABorder(rectangle, polygon) && !beyondAnEdge(rectangle, polygon);
    }

    static boolean reaches(ConvexPolygon r, Disc disc) {
        if (Arcs.inFront(r, disc.x(), disc.y())) {
            return true;
        }
        int ex = Arcs.frontX(r);
        int ey = Arcs.frontY(r);
        long limit = (long) disc.radius() * disc.radius();
        return nearFrontEdge(r, disc, limit)
                || nearRay(disc.x() - r.xs[3], disc.y() - r.ys[3], ex - ey, ey + ex, limit)
                || nearRay(disc.x() - r.xs[0], disc.y() - r.ys[0], -ey - ex, ex - ey, limit);
    }

    private static boolean nearFrontEdge(ConvexPolygon r, Disc disc, long limit) {
        return SquaredDistance.compareToSegment(
                        disc.x(), disc.y(), r.xs[3], r.ys[3], r.xs[0], r.ys[0], limit)
                <= 0;
    }

    /** Near a diagonal abreast of it; its corner is an end of the front edge. */
    private static boolean nearRay(int vx, int vy, int rayX, int rayY, long limit) {
        if ((long) vx * rayX + (long) vy * rayY <= 0) {
            return false;
        }
        long cross = Math.abs(CrossProduct.ofVectors(rayX, rayY, vx, vy));
        return WideProduct.compareProducts(cross, cross, limit, SquaredDistance.squared(rayX, rayY))
                <= 0;
    }

    private static boolean behindABorder(ConvexPolygon r, ConvexPolygon polygon) {
        boolean behind = true;
        boolean right = true;
        boolean left = true;
        for (int i = 0; i < polygon.xs.length; i++) {
            int x = polygon.xs[i];
            int y = polygon.ys[i];
            behind &= Arcs.ahead(r, x, y) < 0;
            right &= Arcs.leftOfRightDiagonal(r, x, y) < 0;
            left &= Arcs.rightOfLeftDiagonal(r, x, y) < 0;
        }
        return behind || right || left;
    }

    private static boolean beyondAnEdge(ConvexPolygon r, ConvexPolygon polygon) {
        int last = polygon.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            if (arcOutside(r, polygon.xs[i], polygon.ys[i], polygon.xs[j], polygon.ys[j])) {
                return true;
            }
        }
        return false;
    }

    /** Both front corners strictly outside the edge, and neither diagonal coming nearer. */
    private static boolean arcOutside(ConvexPolygon r, int ax, int ay, int bx, int by) {
        int ex = Arcs.frontX(r);
        int ey = Arcs.frontY(r);
        return CrossProduct.of(ax, ay, bx, by, r.xs[0], r.ys[0]) < 0
                && CrossProduct.of(ax, ay, bx, by, r.xs[3], r.ys[3]) < 0
                && CrossProduct.ofVectors(bx - ax, by - ay, ex - ey, ey + ex) <= 0
                && CrossProduct.ofVectors(bx - ax, by - ay, -ey - ex, ex - ey) <= 0;
    }
}
