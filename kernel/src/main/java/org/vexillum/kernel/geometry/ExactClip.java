package org.vexillum.kernel.geometry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The common area of two convex polygons as a fraction.
 *
 * <p>The first polygon is cut by the line of each edge of the second. New corners are kept in
 * homogeneous whole numbers: the point (x/w, y/w), w positive. Polygons that touch have no area in
 * common.
 */
final class ExactClip {
    private ExactClip() {}

    /** Twice the common area. */
    static Fraction doubleArea(ConvexPolygon polygon, ConvexPolygon by) {
        var corners = new ArrayList<Corner>();
        for (int i = 0; i < polygon.size(); i++) {
            corners.add(Corner.of(polygon.x(i), polygon.y(i)));
        }
        List<Corner> rest = corners;
        for (int i = 0; i < by.size(); i++) {
            int j = (i + 1) % by.size();
            rest = leftOf(by.x(i), by.y(i), by.x(j), by.y(j), rest);
        }
        return doubleArea(rest);
    }

    private static List<Corner> leftOf(int ax, int ay, int bx, int by, List<Corner> corners) {
        var kept = new ArrayList<Corner>();
        for (int i = 0; i < corners.size(); i++) {
            var here = corners.get(i);
            var next = corners.get((i + 1) % corners.size());
            var side = here.side(ax, ay, bx, by);
            var nextSide = next.side(ax, ay, bx, by);
            if (side.signum() >= 0) {
                kept.add(here);
            }
            if (side.signum() * nextSide.signum() < 0) {
                kept.add(here.scaled(nextSide.abs()).plus(next.scaled(side.abs())));
            }
        }
        return kept;
    }

    private static Fraction doubleArea(List<Corner> corners) {
        var sum = Fraction.ZERO;
        for (int i = 0; i < corners.size(); i++) {
            sum = sum.plus(corners.get(i).cross(corners.get((i + 1) % corners.size())));
        }
        return sum;
    }

    private record Corner(BigInteger x, BigInteger y, BigInteger w) {
        static Corner of(int x, int y) {
            return new Corner(BigInteger.valueOf(x), BigInteger.valueOf(y), BigInteger.ONE);
        }

        /** Positive to the left of the line from a to b. */
        BigInteger side(int ax, int ay, int bx, int by) {
            var up = y.subtract(w.multiply(BigInteger.valueOf(ay)));
            var along = x.subtract(w.multiply(BigInteger.valueOf(ax)));
            return up.multiply(BigInteger.valueOf(bx - ax))
                    .subtract(along.multiply(BigInteger.valueOf(by - ay)));
        }

        Corner scaled(BigInteger factor) {
            return new Corner(x.multiply(factor), y.multiply(factor), w.multiply(factor));
        }

        Corner plus(Corner other) {
            return new Corner(x.add(other.x), y.add(other.y), w.add(other.w));
        }

        Fraction cross(Corner next) {
            return new Fraction(
                    x.multiply(next.y).subtract(y.multiply(next.x)), w.multiply(next.w));
        }
    }
}
