package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * The few blockers that may reach into the hull of two shapes.
 *
 * <p>The hull lies in a capsule round the two centres; what is surely outside it, or outside the
 * box round both shapes, is left out. Doubles do here, with two units to spare.
 */
final class NearbyBlockers {
    private static final double SPARE = 2;

    private Shape[] shapes = new Shape[16];
    private int size;

    int size() {
        return size;
    }

    Shape shape(int index) {
        return shapes[index];
    }

    void collect(Shape from, Shape to, Blockers blockers, int without, int norWithout) {
        size = 0;
        double ax = middle(from.minX(), from.maxX());
        double ay = middle(from.minY(), from.maxY());
        double dx = middle(to.minX(), to.maxX()) - ax;
        double dy = middle(to.minY(), to.maxY()) - ay;
        double length = Math.sqrt(dx * dx + dy * dy);
        double reach = Math.max(radius(from), radius(to)) + SPARE;
        for (int i = 0; i < blockers.size(); i++) {
            double x = blockers.x(i) - ax;
            double y = blockers.y(i) - ay;
            double wide = (reach + blockers.radius(i)) * length;
            double along = dx * x + dy * y;
            if (Math.abs(dx * y - dy * x) <= wide
                    && along >= -wide
                    && along <= length * length + wide
                    && blockers.counts(i, without, norWithout)) {
                addIfInBox(blockers.shape(i), from, to);
            }
        }
    }

    /** Whether the line between the centres is clear; if not, what it crosses comes first. */
    boolean centresSeeEachOther(Shape from, Shape to) {
        if (size == 0) {
            return true;
        }
        int ax = centreX(from);
        int ay = centreY(from);
        int bx = centreX(to);
        int by = centreY(to);
        for (int i = 0; i < size; i++) {
            if (LineCrossing.crosses(ax, ay, bx, by, shapes[i])) {
                toFront(i);
                return false;
            }
        }
        return contains(from, ax, ay) && contains(to, bx, by);
    }

    /** What stood in the way of one line is looked at first for the next. */
    void toFront(int index) {
        var shape = shapes[index];
        shapes[index] = shapes[0];
        shapes[0] = shape;
    }

    static int centreX(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.x();
            case ConvexPolygon polygon -> ConvexPolygon.mean(polygon.xs);
        };
    }

    static int centreY(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.y();
            case ConvexPolygon polygon -> ConvexPolygon.mean(polygon.ys);
        };
    }

    /** Half the diagonal of the box holds a polygon. */
    static double radius(Shape shape) {
        return switch (shape) {
            case Disc disc -> disc.radius();
            case ConvexPolygon polygon ->
                    SquaredDistance.length(
                                    polygon.maxX() - polygon.minX(),
                                    polygon.maxY() - polygon.minY())
                            / 2;
        };
    }

    static double middle(int min, int max) {
        return (min + max) / 2.0;
    }

    /** Rounding may put the middle of a sliver outside it. */
    private static boolean contains(Shape shape, int x, int y) {
        return shape instanceof Disc || SquaredDistance.near(x, y, (ConvexPolygon) shape, 0, 0);
    }

    private void addIfInBox(Shape shape, Shape from, Shape to) {
        if (shape.maxX() > Math.min(from.minX(), to.minX())
                && shape.minX() < Math.max(from.maxX(), to.maxX())
                && shape.maxY() > Math.min(from.minY(), to.minY())
                && shape.minY() < Math.max(from.maxY(), to.maxY())) {
            if (size == shapes.length) {
                shapes = Arrays.copyOf(shapes, 2 * size);
            }
            shapes[size++] = shape;
        }
    }
}
