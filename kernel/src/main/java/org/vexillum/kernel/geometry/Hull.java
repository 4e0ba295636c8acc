package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * The convex hull of whole points, counter-clockwise.
 *
 * <p>Points are sorted by x, then y, and the lower and the upper chain are walked. Points on the
 * straight line between others, and repeated points, are left out. Points on one line give its two
 * ends, one point gives itself, none gives nothing.
 */
final class Hull {
    private Hull() {}

    static Corners of(Corners points) {
        var order = new long[points.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = ((long) points.xs[i] << 32) + (points.ys[i] - (long) Integer.MIN_VALUE);
        }
        Arrays.sort(order);
        var hull = new Corners(order.length + 1);
        walk(order, 0, 1, hull);
        walk(order, order.length - 1, -1, hull);
        if (hull.size() == 0 && order.length > 0) {
            hull.add(x(order[0]), y(order[0]));
        }
        return hull;
    }

    /** Adds one chain without its last point, which begins the other. */
    private static void walk(long[] order, int from, int step, Corners hull) {
        int base = hull.size();
        for (int i = from; i >= 0 && i < order.length; i += step) {
            int x = x(order[i]);
            int y = y(order[i]);
            while (hull.size() > base && !bends(hull, base, x, y)) {
                hull.removeLast();
            }
            hull.add(x, y);
        }
        if (hull.size() > base) {
            hull.removeLast();
        }
    }

    /** Whether the chain goes on to the left at its last point. */
    private static boolean bends(Corners hull, int base, int x, int y) {
        int last = hull.size() - 1;
        int lastX = hull.xs[last];
        int lastY = hull.ys[last];
        if (lastX == x && lastY == y) {
            return false;
        }
        return last == base
                || CrossProduct.of(hull.xs[last - 1], hull.ys[last - 1], lastX, lastY, x, y) > 0;
    }

    private static int x(long key) {
        return (int) (key >> 32);
    }

    private static int y(long key) {
        return (int) ((key & 0xFFFFFFFFL) + Integer.MIN_VALUE);
    }
}
