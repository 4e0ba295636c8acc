package org.vexillum.kernel.geometry;

/** Tells convex counter-clockwise polygons from all others. */
final class Convexity {
    private Convexity() {}

    /** A star turns left at every corner too, but goes round more than once. */
    static boolean goesRoundOnceToTheLeft(int[] xs, int[] ys) {
        int rounds = 0;
        int n = xs.length;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            int k = (i + 2) % n;
            if (CrossProduct.of(xs[i], ys[i], xs[j], ys[j], xs[k], ys[k]) <= 0) {
                return false;
            }
            boolean was = pointsNorth(xs[j] - xs[i], ys[j] - ys[i]);
            boolean is = pointsNorth(xs[k] - xs[j], ys[k] - ys[j]);
            rounds += !was && is ? 1 : 0;
        }
        return n >= 3 && rounds == 1;
    }

    private static boolean pointsNorth(int dx, int dy) {
        return dy > 0 || (dy == 0 && dx > 0);
    }
}
