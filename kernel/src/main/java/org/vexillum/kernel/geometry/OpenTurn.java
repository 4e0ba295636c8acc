package org.vexillum.kernel.geometry;

/**
 * The open turn of a rectangle on its centre.
 *
 * <p>A point at the polar angle φ has the angle φ − θ to the facing θ. Seen so, a point at a given
 * distance is inside the rectangle for an interval of angles round that of a corner, which repeats
 * mirrored and after every half turn.
 */
final class OpenTurn {
    /** More than the rounding of a corner. */
    private static final int MARGIN = 1;

    private final Pose from;
    private final double halfWidth;
    private final double halfDepth;
    private final double radius;
    private final double corner;
    private final double start;
    private final double span;

    OpenTurn(Pose from, int width, int depth, int turn) {
        if (Math.abs(turn) > Angle.HALF) {
            throw new IllegalArgumentException("more than half a turn: " + turn);
        }
        this.from = from;
        halfWidth = Math.max(0, width / 2.0 - MARGIN);
        halfDepth = Math.max(0, depth / 2.0 - MARGIN);
        radius = Math.sqrt(halfWidth * halfWidth + halfDepth * halfDepth);
        corner = StrictMath.atan2(halfWidth, halfDepth);
        start = Angle.radians(from.facing() + Math.min(0, turn));
        span = Angle.radians(Math.abs(turn));
    }

    boolean meets(Shape shape) {
        return switch (shape) {
            case Disc disc -> entered(disc.x(), disc.y(), disc.radius());
            case ConvexPolygon polygon -> entersCorner(polygon) || cornerEnters(polygon);
        };
    }

    boolean staysInside(Bounds table) {
        return (from.y() + radius <= table.maxY() || !pointsTo(Angle.NORTH))
                && (from.x() + radius <= table.maxX() || !pointsTo(Angle.EAST))
                && (from.y() - radius >= table.minY() || !pointsTo(Angle.SOUTH))
                && (from.x() - radius >= table.minX() || !pointsTo(Angle.WEST));
    }

    /** Whether a corner points in this direction at some moment. */
    private boolean pointsTo(int direction) {
        return comesTo(Angle.radians(direction), corner, corner);
    }

    private boolean entersCorner(ConvexPolygon polygon) {
        for (int i = 0; i < polygon.size(); i++) {
            if (entered(polygon.x(i), polygon.y(i), 0)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the rectangle comes closer than the limit to the point; for zero, over it. */
    private boolean entered(int x, int y, int limit) {
        double dx = x - from.x();
        double dy = y - from.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance >= radius + limit) {
            return false;
        }
        double low = firstAngle(distance, limit, halfDepth, halfWidth, corner);
        double high =
                StrictMath.PI / 2
                        - firstAngle(
                                distance, limit, halfWidth, halfDepth, StrictMath.PI / 2 - corner);
        return comesTo(StrictMath.atan2(dx, dy), low, high);
    }

    /**
     * The least angle from the ahead axis at which a point this far out is within the limit of the
     * rectangle: at once, over the front edge, or round the corner.
     */
    private double firstAngle(
            double distance, double limit, double ahead, double aside, double cornerAngle) {
        if (distance < ahead + limit) {
            return 0;
        }
        double overEdge = StrictMath.acos((ahead + limit) / distance);
        if (distance * StrictMath.sin(overEdge) <= aside) {
            return overEdge;
        }
        double cosine =
                (distance * distance + radius * radius - limit * limit) / (2 * distance * radius);
        return Math.max(0, cornerAngle - StrictMath.acos(Math.min(1, cosine)));
    }

    /**
     * Whether a point at the polar angle has, at some moment, an angle in low to high or a copy.
     */
    private boolean comesTo(double polar, double low, double high) {
        double half = StrictMath.PI;
        double first = polar - start - span;
        first -= half * Math.floor(first / half);
        double last = first + span;
        return meet(first, last, low, high)
                || meet(first, last, half - high, half - low)
                || meet(first, last, half + low, half + high)
                || meet(first, last, 2 * half - high, 2 * half - low);
    }

    private static boolean meet(double first, double last, double low, double high) {
        return first <= high && last >= low;
    }

    private boolean cornerEnters(ConvexPolygon polygon) {
        int last = polygon.size() - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            if (cornerCrosses(
                    polygon.x(i) - from.x(),
                    polygon.y(i) - from.y(),
                    polygon.x(j) - from.x(),
                    polygon.y(j) - from.y())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a corner, on its circle, passes over the edge from a to b. */
    private boolean cornerCrosses(double ax, double ay, double bx, double by) {
        double ex = bx - ax;
        double ey = by - ay;
        double length = ex * ex + ey * ey;
        double foot = -(ax * ex + ay * ey) / length;
        double cross = (ax * by - ay * bx) / length;
        double half = radius * radius / length - cross * cross;
        if (half <= 0) {
            return false;
        }
        double root = Math.sqrt(half);
        return cornerAt(ax, ay, ex, ey, foot - root) || cornerAt(ax, ay, ex, ey, foot + root);
    }

    private boolean cornerAt(double ax, double ay, double ex, double ey, double t) {
        return t >= 0
                && t <= 1
                && comesTo(StrictMath.atan2(ax + t * ex, ay + t * ey), corner, corner);
    }
}
