package org.vexillum.kernel.geometry;

/**
 * The distance between shapes as a number.
 *
 * <p>For display and for searches; rules compare with {@link Within}. Shapes that meet have no gap.
 * The whole numbers are exact: the double only says where to look.
 */
public final class ShapeDistance {
    private ShapeDistance() {}

    /** The distance in units, as precise as a double. */
    public static double between(Shape a, Shape b) {
        if (Within.within(a, b, 0)) {
            return 0;
        }
        return switch (a) {
            case Disc disc -> fromPoint(disc.x(), disc.y(), b) - disc.radius();
            case ConvexPolygon polygon ->
                    switch (b) {
                        case Disc disc -> fromPoint(disc.x(), disc.y(), a) - disc.radius();
                        case ConvexPolygon other ->
                                Math.min(fromCorners(polygon, other), fromCorners(other, polygon));
                    };
        };
    }

    /** The smallest whole distance the shapes are within. */
    public static int atMost(Shape a, Shape b) {
        int distance = (int) Math.ceil(between(a, b));
        while (Within.within(a, b, distance - 1)) {
            distance--;
        }
        while (!Within.within(a, b, distance)) {
            distance++;
        }
        return distance;
    }

    /** The largest whole distance the shapes are not closer than. */
    public static int atLeast(Shape a, Shape b) {
        int distance = atMost(a, b);
        return Within.closerThan(a, b, distance) ? distance - 1 : distance;
    }

    private static double fromCorners(ConvexPolygon from, ConvexPolygon to) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < from.xs.length; i++) {
            least = Math.min(least, fromPoint(from.xs[i], from.ys[i], to));
        }
        return least;
    }

    private static double fromPoint(int x, int y, Shape shape) {
        return switch (shape) {
            case Disc disc -> SquaredDistance.length(x - disc.x(), y - disc.y()) - disc.radius();
            case ConvexPolygon polygon -> fromPoint(x, y, polygon);
        };
    }

    private static double fromPoint(int x, int y, ConvexPolygon polygon) {
        double least = Double.POSITIVE_INFINITY;
        int last = polygon.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            least =
                    Math.min(
                            least,
                            fromSegment(
                                    x,
                                    y,
                                    polygon.xs[i],
                                    polygon.ys[i],
                                    polygon.xs[j],
                                    polygon.ys[j]));
        }
        return least;
    }

    private static double fromSegment(int px, int py, int ax, int ay, int bx, int by) {
        long ex = (long) bx - ax;
        long ey = (long) by - ay;
        long along = (px - ax) * ex + (py - ay) * ey;
        if (along <= 0) {
            return SquaredDistance.length(px - ax, py - ay);
        }
        if (along >= SquaredDistance.squared(ex, ey)) {
            return SquaredDistance.length(px - bx, py - by);
        }
        return (double) Math.abs(CrossProduct.of(ax, ay, bx, by, px, py))
                / SquaredDistance.length(ex, ey);
    }
}
