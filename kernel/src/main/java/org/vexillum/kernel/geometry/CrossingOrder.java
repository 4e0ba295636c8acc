package org.vexillum.kernel.geometry;

/**
 * Which of two shapes a line that crosses both meets first.
 *
 * <p>Shapes whose interiors do not meet are parted by a line. A line that meets both comes to the
 * second after the first exactly if it crosses the parting line from the first side to the second;
 * that is, if the direction of the parting line, with the second shape on its right, turns left
 * from the line. Polygons are parted along an edge; a disc along its tangent at the nearest point.
 */
final class CrossingOrder {
    private int x;
    private int y;

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    /** Finds the parting direction; false if the interiors meet and there is none. */
    boolean part(Shape first, Shape second) {
        if (first instanceof ConvexPolygon a && second instanceof ConvexPolygon b) {
            return part(a, b);
        }
        if (Within.overlaps(first, second)) {
            return false;
        }
        if (first instanceof Disc disc) {
            partFromDisc(disc, second, 1);
        } else if (second instanceof Disc disc) {
            partFromDisc(disc, first, -1);
        }
        return true;
    }

    /** Along an edge of a polygon, which has its own polygon on the left. */
    private void along(ConvexPolygon polygon, int edge, int sense) {
        int next = (edge + 1) % polygon.xs.length;
        x = sense * (polygon.xs[next] - polygon.xs[edge]);
        y = sense * (polygon.ys[next] - polygon.ys[edge]);
    }

    private boolean part(ConvexPolygon first, ConvexPolygon second) {
        int edge = Separation.edgeBetween(first, second, 0);
        if (edge >= 0) {
            along(first, edge, 1);
            return true;
        }
        edge = Separation.edgeBetween(second, first, 0);
        if (edge >= 0) {
            along(second, edge, -1);
            return true;
        }
        return false;
    }

    private void partFromDisc(Disc disc, Shape other, int sense) {
        switch (other) {
            case Disc round -> across(round.x() - disc.x(), round.y() - disc.y(), sense);
            case ConvexPolygon polygon -> partFromPoint(disc.x(), disc.y(), polygon, sense);
        }
    }

    /**
     * The nearest edge if the point is abreast of it, else across the way to the nearest corner.
     */
    private void partFromPoint(int px, int py, ConvexPolygon polygon, int sense) {
        int n = polygon.xs.length;
        int nearest = 0;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            if (abreast(px, py, polygon, i, (i + 1) % n)) {
                along(polygon, i, -sense);
                return;
            }
            long distance = SquaredDistance.squared(polygon.xs[i] - px, polygon.ys[i] - py);
            if (distance < least) {
                least = distance;
                nearest = i;
            }
        }
        across(polygon.xs[nearest] - px, polygon.ys[nearest] - py, sense);
    }

    private static boolean abreast(int px, int py, ConvexPolygon polygon, int i, int j) {
        int ax = polygon.xs[i];
        int ay = polygon.ys[i];
        int bx = polygon.xs[j];
        int by = polygon.ys[j];
        return CrossProduct.of(ax, ay, bx, by, px, py) < 0
                && (long) (bx - ax) * (px - ax) + (long) (by - ay) * (py - ay) >= 0
                && (long) (ax - bx) * (px - bx) + (long) (ay - by) * (py - by) >= 0;
    }

    /** A quarter turn to the left of the way from the first to the second. */
    private void across(int dx, int dy, int sense) {
        x = -sense * dy;
        y = sense * dx;
    }
}
