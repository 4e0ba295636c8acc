package org.vexillum.regiments.shooting;

import org.vexillum.kernel.geometry.Shape;

/**
 * A strip that surely holds every line between two shapes.
 *
 * <p>Only ever used to leave out what is certainly not in the way, so doubles do, with a unit to
 * spare.
 */
final class SightStrip {
    private static final double SPARE = 1;

    private final double x;
    private final double y;
    private final double dx;
    private final double dy;
    private final double length;
    private final double half;

    SightStrip(Shape from, Shape to) {
        x = middleX(from);
        y = middleY(from);
        dx = middleX(to) - x;
        dy = middleY(to) - y;
        length = length(dx, dy);
        half = Math.max(radius(from), radius(to)) + SPARE;
    }

    boolean mayMeet(Shape shape) {
        double toX = middleX(shape) - x;
        double toY = middleY(shape) - y;
        double wide = (half + radius(shape)) * length;
        double along = dx * toX + dy * toY;
        return Math.abs(dx * toY - dy * toX) <= wide
                && along >= -wide
                && along <= length * length + wide;
    }

    /** From middle to middle. */
    static double between(Shape one, Shape other) {
        return length(middleX(one) - middleX(other), middleY(one) - middleY(other));
    }

    private static double middleX(Shape shape) {
        return (shape.minX() + shape.maxX()) / 2.0;
    }

    private static double middleY(Shape shape) {
        return (shape.minY() + shape.maxY()) / 2.0;
    }

    /** Half the diagonal of its box. */
    static double radius(Shape shape) {
        return length(shape.maxX() - shape.minX(), shape.maxY() - shape.minY()) / 2;
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }
}
