package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * A convex polygon with whole corners, counter-clockwise.
 *
 * <p>Every corner is a real one: the boundary turns left at each, and goes round once. Corners on a
 * straight line, repeated corners, clockwise order and fewer than three corners are refused.
 */
public final class ConvexPolygon implements Shape {
    final int[] xs;
    final int[] ys;
    private final int minX;
    private final int minY;
    private final int maxX;
    private final int maxY;

    /** For corners known to be convex; the arrays are kept. */
    ConvexPolygon(int[] xs, int[] ys) {
        this.xs = xs;
        this.ys = ys;
        int west = xs[0];
        int east = xs[0];
        int south = ys[0];
        int north = ys[0];
        for (int i = 1; i < xs.length; i++) {
            west = Math.min(west, xs[i]);
            east = Math.max(east, xs[i]);
            south = Math.min(south, ys[i]);
            north = Math.max(north, ys[i]);
        }
        minX = Point.check(west);
        maxX = Point.check(east);
        minY = Point.check(south);
        maxY = Point.check(north);
    }

    /** The polygon with corners x0, y0, x1, y1, …, counter-clockwise. */
    public static ConvexPolygon of(int... coordinates) {
        var xs = new int[coordinates.length / 2];
        var ys = new int[xs.length];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = Point.check(coordinates[2 * i]);
            ys[i] = Point.check(coordinates[2 * i + 1]);
        }
        if (coordinates.length % 2 != 0 || !Convexity.goesRoundOnceToTheLeft(xs, ys)) {
            throw new IllegalArgumentException(
                    "not convex and counter-clockwise: " + Arrays.toString(coordinates));
        }
        return new ConvexPolygon(xs, ys);
    }

    public int size() {
        return xs.length;
    }

    public int x(int corner) {
        return xs[corner];
    }

    public int y(int corner) {
        return ys[corner];
    }

    public Point corner(int corner) {
        return new Point(xs[corner], ys[corner]);
    }

    /** Twice the area, which is a whole number. */
    public long doubleArea() {
        long sum = 0;
        for (int i = 2; i < xs.length; i++) {
            sum += CrossProduct.of(xs[0], ys[0], xs[i - 1], ys[i - 1], xs[i], ys[i]);
        }
        return sum;
    }

    @Override
    public int minX() {
        return minX;
    }

    @Override
    public int minY() {
        return minY;
    }

    @Override
    public int maxX() {
        return maxX;
    }

    @Override
    public int maxY() {
        return maxY;
    }

    @Override
    public Point centre() {
        return new Point(mean(xs), mean(ys));
    }

    @Override
    public ConvexPolygon moved(int dx, int dy) {
        var movedXs = new int[xs.length];
        var movedYs = new int[xs.length];
        for (int i = 0; i < xs.length; i++) {
            movedXs[i] = xs[i] + dx;
            movedYs[i] = ys[i] + dy;
        }
        return new ConvexPolygon(movedXs, movedYs);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConvexPolygon that
                && Arrays.equals(xs, that.xs)
                && Arrays.equals(ys, that.ys);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
    }

    @Override
    public String toString() {
        var text = new StringBuilder("ConvexPolygon");
        for (int i = 0; i < xs.length; i++) {
            text.append(i == 0 ? '[' : ' ').append(xs[i]).append(',').append(ys[i]);
        }
        return text.append(']').toString();
    }

    static int mean(int[] values) {
        long sum = 0;
        for (int value : values) {
            sum += value;
        }
        return Rounding.nearest((double) sum / values.length);
    }
}
