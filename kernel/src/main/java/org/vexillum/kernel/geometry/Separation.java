package org.vexillum.kernel.geometry;

/**
 * Convex polygons told apart by a line along one of their edges.
 *
 * <p>Two convex polygons are apart exactly if an edge of one of them has the other wholly outside.
 * Outside may include the line (the interiors do not meet, the shapes may touch) or exclude it
 * (there is a gap).
 */
final class Separation {
    private Separation() {}

    static boolean interiorsMeet(ConvexPolygon a, ConvexPolygon b) {
        return a.minX() < b.maxX()
                && b.minX() < a.maxX()
                && a.minY() < b.maxY()
                && b.minY() < a.maxY()
                && edgeBetween(a, b, 0) < 0
                && edgeBetween(b, a, 0) < 0;
    }

    static boolean meet(ConvexPolygon a, ConvexPolygon b) {
        return a.minX() <= b.maxX()
                && b.minX() <= a.maxX()
                && a.minY() <= b.maxY()
                && b.minY() <= a.maxY()
                && edgeBetween(a, b, -1) < 0
                && edgeBetween(b, a, -1) < 0;
    }

    /**
     * The first edge of a with every corner of b outside it, or -1.
     *
     * @param most the largest cross product that still is outside: 0 with the line, -1 without
     */
    static int edgeBetween(ConvexPolygon a, ConvexPolygon b, long most) {
        int last = a.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            if (allOutside(a.xs[i], a.ys[i], a.xs[j], a.ys[j], b, most)) {
                return i;
            }
        }
        return -1;
    }

    /** The edge of a whose line leaves the widest gap to b, or -1 if none leaves any. */
    static int widestEdge(ConvexPolygon a, ConvexPolygon b) {
        int widest = -1;
        double most = 0;
        for (int i = 0; i < a.xs.length; i++) {
            double gap = gap(a, i, b);
            if (gap > most) {
                most = gap;
                widest = i;
            }
        }
        return widest;
    }

    /** How far b stays outside an edge of a; zero or less if it does not. */
    static double gap(ConvexPolygon a, int edge, ConvexPolygon b) {
        int fromX = a.xs[edge];
        int fromY = a.ys[edge];
        int next = edge + 1 == a.xs.length ? 0 : edge + 1;
        int toX = a.xs[next];
        int toY = a.ys[next];
        long nearest = Long.MIN_VALUE;
        for (int k = 0; k < b.xs.length && nearest < 0; k++) {
            nearest = Math.max(nearest, CrossProduct.of(fromX, fromY, toX, toY, b.xs[k], b.ys[k]));
        }
        return -nearest / SquaredDistance.length(toX - fromX, toY - fromY);
    }

    private static boolean allOutside(
            int fromX, int fromY, int toX, int toY, ConvexPolygon shape, long most) {
        for (int k = 0; k < shape.xs.length; k++) {
            if (CrossProduct.of(fromX, fromY, toX, toY, shape.xs[k], shape.ys[k]) > most) {
                return false;
            }
        }
        return true;
    }
}
