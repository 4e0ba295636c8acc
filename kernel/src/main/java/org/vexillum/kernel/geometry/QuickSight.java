package org.vexillum.kernel.geometry;

/**
 * Settles plain cases of sight between two shapes at once.
 *
 * <p>What is said to be clear or barred here is so; most lines can be judged along the borders of
 * the way between the shapes, or by one wall across it. Discs are given two units more than their
 * radius where they block and two less where they see, as their outlines may stray so far.
 */
final class QuickSight {
    private static final int STRAY = 2;

    private final NearbyBlockers nearby;
    private double x;
    private double y;
    private double dx;
    private double dy;
    private double length;
    private int fromX;
    private int fromY;
    private int toX;
    private int toY;

    QuickSight(NearbyBlockers nearby) {
        this.nearby = nearby;
    }

    int fromX() {
        return fromX;
    }

    int fromY() {
        return fromY;
    }

    int toX() {
        return toX;
    }

    int toY() {
        return toY;
    }

    /** Whether the line between two borders of the shapes is clear. */
    boolean findsLine(Shape from, Shape to) {
        aim(from, to);
        for (int sides = 0; sides < 4; sides++) {
            int first = (sides & 1) == 0 ? 1 : -1;
            int second = sides < 2 ? first : -first;
            fromX = borderX(from, first);
            fromY = borderY(from, first);
            toX = borderX(to, second);
            toY = borderY(to, second);
            if (isClear()) {
                return true;
            }
        }
        return false;
    }

    private void aim(Shape from, Shape to) {
        x = middleX(from);
        y = middleY(from);
        dx = middleX(to) - x;
        dy = middleY(to) - y;
        length = Math.sqrt(dx * dx + dy * dy);
    }

    private static double middleX(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.x();
            case ConvexPolygon polygon -> mean(polygon.xs);
        };
    }

    private static double middleY(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.y();
            case ConvexPolygon polygon -> mean(polygon.ys);
        };
    }

    private static double mean(int[] values) {
        double sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** The point of a shape farthest to the left of the way, or to the right for side -1. */
    private int borderX(Shape shape, int side) {
        return switch (shape) {
            case Disc disc -> disc.x() - (int) (side * inner(disc) * dy / length);
            case ConvexPolygon polygon -> polygon.xs[outermost(polygon, side)];
        };
    }

    private int borderY(Shape shape, int side) {
        return switch (shape) {
            case Disc disc -> disc.y() + (int) (side * inner(disc) * dx / length);
            case ConvexPolygon polygon -> polygon.ys[outermost(polygon, side)];
        };
    }

    private static int inner(Disc disc) {
        return Math.max(0, disc.radius() - STRAY);
    }

    private int outermost(ConvexPolygon polygon, int side) {
        int outermost = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < polygon.xs.length; i++) {
            double off = side * (dx * polygon.ys[i] - dy * polygon.xs[i]);
            if (off > most) {
                most = off;
                outermost = i;
            }
        }
        return outermost;
    }

    private boolean isClear() {
        for (int i = 0; i < nearby.size(); i++) {
            if (isCrossing(nearby.shape(i))) {
                nearby.toFront(i);
                return false;
            }
        }
        return true;
    }

    private boolean isCrossing(Shape shape) {
        return switch (shape) {
            case Disc disc -> {
                long reach = (long) disc.radius() + STRAY;
                yield SquaredDistance.compareToSegment(
                                disc.x(), disc.y(), fromX, fromY, toX, toY, reach * reach)
                        < 0;
            }
            case ConvexPolygon polygon -> LineCrossing.crosses(fromX, fromY, toX, toY, polygon);
        };
    }

    /**
     * Whether a single polygon stands right across the way, from border to border and beyond.
     *
     * <p>The line between two of its inner points, one beyond either border, is solid. Neither
     * shape meets it, if the polygon keeps clear of both, and their middles lie on either side of
     * it. To be called after no line was found.
     */
    boolean findsWall(Shape from, Shape to) {
        double half = Math.max(reach(from), reach(to)) + 2 * STRAY;
        for (int i = 0; i < nearby.size(); i++) {
            if (nearby.shape(i) instanceof ConvexPolygon wall
                    && isAcross(wall, half)
                    && !Within.closerThan(wall, from, 2 * STRAY)
                    && !Within.closerThan(wall, to, 2 * STRAY)) {
                return true;
            }
        }
        return false;
    }

    /** How far a shape reaches from the way at most. */
    private double reach(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.radius();
            case ConvexPolygon polygon -> {
                double most = 0;
                for (int i = 0; i < polygon.xs.length; i++) {
                    most = Math.max(most, Math.abs(off(polygon, i)));
                }
                yield most;
            }
        };
    }

    private boolean isAcross(ConvexPolygon wall, double half) {
        double middle = (along(wall, half) + along(wall, -half)) / 2;
        return middle > 0 && middle < length;
    }

    /** How far along the way the middle of a wall is on a border; not a number if hardly there. */
    private double along(ConvexPolygon wall, double border) {
        double near = Double.POSITIVE_INFINITY;
        double far = Double.NEGATIVE_INFINITY;
        int last = wall.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            double a = off(wall, i) - border;
            double b = off(wall, j) - border;
            if (a < 0 != b < 0) {
                double t = a / (a - b);
                double met = ahead(wall, i) * (1 - t) + ahead(wall, j) * t;
                near = Math.min(near, met);
                far = Math.max(far, met);
            }
        }
        return far - near > STRAY ? (near + far) / 2 : Double.NaN;
    }

    private double off(ConvexPolygon polygon, int corner) {
        return (dx * (polygon.ys[corner] - y) - dy * (polygon.xs[corner] - x)) / length;
    }

    private double ahead(ConvexPolygon polygon, int corner) {
        return (dx * (polygon.xs[corner] - x) + dy * (polygon.ys[corner] - y)) / length;
    }
}
