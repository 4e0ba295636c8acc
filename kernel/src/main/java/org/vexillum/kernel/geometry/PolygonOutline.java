package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The corners of a simple polygon, counter-clockwise.
 *
 * <p>Clockwise corners are turned round; corners on a straight line and repeated corners are left
 * out. An outline that crosses or touches itself, or has no area, is refused.
 */
final class PolygonOutline {
    private PolygonOutline() {}

    static List<Point> of(int... coordinates) {
        var corners = corners(coordinates);
        dropFlat(corners);
        if (corners.size() < 3 || touchesItself(corners)) {
            throw new IllegalArgumentException(
                    "not a simple polygon: " + Arrays.toString(coordinates));
        }
        if (doubleArea(corners) < 0) {
            Collections.reverse(corners);
        }
        return corners;
    }

    static long side(Point from, Point to, Point point) {
        return CrossProduct.of(from.x(), from.y(), to.x(), to.y(), point.x(), point.y());
    }

    private static List<Point> corners(int... coordinates) {
        if (coordinates.length % 2 != 0) {
            throw new IllegalArgumentException("a corner lacks its y");
        }
        var corners = new ArrayList<Point>();
        for (int i = 0; i < coordinates.length; i += 2) {
            corners.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return corners;
    }

    private static void dropFlat(List<Point> corners) {
        for (int i = 0; i < corners.size() && corners.size() > 2; ) {
            int n = corners.size();
            var before = corners.get((i + n - 1) % n);
            var here = corners.get(i);
            var after = corners.get((i + 1) % n);
            if (liesBetween(here, before, after)) {
                corners.remove(i);
                i = Math.max(0, i - 1);
            } else {
                i++;
            }
        }
    }

    private static boolean touchesItself(List<Point> corners) {
        int n = corners.size();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (clash(corners, i, j)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Neighbouring edges meet in their common corner and must not fold back. */
    private static boolean clash(List<Point> corners, int i, int j) {
        int n = corners.size();
        var a = corners.get(i);
        var b = corners.get((i + 1) % n);
        var c = corners.get(j);
        var d = corners.get((j + 1) % n);
        if (b.equals(c)) {
            return liesBetween(a, c, d) || liesBetween(d, a, b);
        }
        if (d.equals(a)) {
            return liesBetween(c, a, b) || liesBetween(b, c, d);
        }
        return meet(a, b, c, d);
    }

    private static boolean meet(Point a, Point b, Point c, Point d) {
        boolean astride =
                Long.signum(side(a, b, c)) * Long.signum(side(a, b, d)) < 0
                        && Long.signum(side(c, d, a)) * Long.signum(side(c, d, b)) < 0;
        return astride
                || liesBetween(a, c, d)
                || liesBetween(b, c, d)
                || liesBetween(c, a, b)
                || liesBetween(d, a, b);
    }

    private static boolean liesBetween(Point point, Point from, Point to) {
        return side(from, to, point) == 0
                && between(point.x(), from.x(), to.x())
                && between(point.y(), from.y(), to.y());
    }

    private static boolean between(int value, int a, int b) {
        return Math.min(a, b) <= value && value <= Math.max(a, b);
    }

    private static long doubleArea(List<Point> corners) {
        long sum = 0;
        for (int i = 2; i < corners.size(); i++) {
            sum += side(corners.get(0), corners.get(i - 1), corners.get(i));
        }
        return sum;
    }
}
