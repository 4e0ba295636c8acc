package org.vexillum.firstblood.sight;

import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/**
 * A strip that surely holds every line between two shapes.
 *
 * <p>Only ever used to leave out what is certainly not in the way, so doubles do, with room to
 * spare for the thickness of a line.
 */
public final class SightStrip {
    private static final double SPARE = ThickLines.HALF_THICKNESS + 2;

    private final double x;
    private final double y;
    private final double dx;
    private final double dy;
    private final double length;
    private final double half;

    public SightStrip(Shape from, Shape to) {
        x = middleX(from);
        y = middleY(from);
        dx = middleX(to) - x;
        dy = middleY(to) - y;
        length = Math.sqrt(dx * dx + dy * dy);
        half = Math.max(radius(from), radius(to)) + SPARE;
    }

    /** For all that is in a box at once. */
    boolean mayMeet(Bounds box) {
        double width = (double) box.maxX() - box.minX();
        double depth = (double) box.maxY() - box.minY();
        double radius = Math.sqrt(width * width + depth * depth) / 2;
        return mayMeet((box.minX() + box.maxX()) / 2.0, (box.minY() + box.maxY()) / 2.0, radius);
    }

    public boolean mayMeet(Shape shape) {
        return mayMeet(middleX(shape), middleY(shape), radius(shape));
    }

    boolean mayMeet(double circleX, double circleY, double radius) {
        double toX = circleX - x;
        double toY = circleY - y;
        double reach = half + radius;
        double wide = reach * length;
        double along = dx * toX + dy * toY;
        if (length == 0) return toX * toX + toY * toY <= reach * reach;
        return Math.abs(dx * toY - dy * toX) <= wide
                && along >= -wide
                && along <= length * length + wide;
    }

    private static double middleX(Shape shape) {
        return (shape.minX() + shape.maxX()) / 2.0;
    }

    private static double middleY(Shape shape) {
        return (shape.minY() + shape.maxY()) / 2.0;
    }

    private static double radius(Shape shape) {
        if (shape instanceof Disc disc) return disc.radius();
        double width = shape.maxX() - shape.minX();
        double depth = shape.maxY() - shape.minY();
        return Math.sqrt(width * width + depth * depth) / 2;
    }
}
