package org.vexillum.firstblood.sight;

/**
 * All points p with normal · p = height.
 *
 * @param x of the normal, which has length 1; places on the line are counted along (-y, x)
 */
record PlaneLine(double x, double y, double height) {
    /** How far a point lies off the line, on the side of the normal. */
    double off(double px, double py) {
        return x * px + y * py - height;
    }

    double along(double px, double py) {
        return x * py - y * px;
    }

    double pointX(double along) {
        return x * height - y * along;
    }

    double pointY(double along) {
        return y * height + x * along;
    }

    /** A stretch of a line. */
    record Span(double least, double most) {
        double middle() {
            return (least + most) / 2;
        }
    }
}
