package org.vexillum.firstblood.sight;

import org.vexillum.firstblood.sight.PlaneLine.Span;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/**
 * A shape as its corners with a rim round them, in doubles; a disc is a corner with a wide rim.
 *
 * <p>What is nearer than its rim by less than the tolerance touches it.
 */
record RimmedShape(double[] xs, double[] ys, double rim) {
    private static final double TOLERANCE = 0.01;

    static RimmedShape of(Shape shape, int rim) {
        return switch (shape) {
            case Disc disc ->
                    new RimmedShape(
                            new double[] {disc.x()},
                            new double[] {disc.y()},
                            (double) disc.radius() + rim);
            case ConvexPolygon polygon -> of(polygon, rim);
        };
    }

    private static RimmedShape of(ConvexPolygon polygon, int rim) {
        var xs = new double[polygon.size()];
        var ys = new double[polygon.size()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = polygon.x(i);
            ys[i] = polygon.y(i);
        }
        return new RimmedShape(xs, ys, rim);
    }

    int size() {
        return xs.length;
    }

    void addTo(CircleList circles) {
        for (int i = 0; i < xs.length; i++) circles.add(xs[i], ys[i], rim);
    }

    boolean isMetBy(PlaneLine line) {
        return isBandMetBy(line, rim + TOLERANCE);
    }

    /** Whether the line comes closer than this to the hull of the corners. */
    private boolean isBandMetBy(PlaneLine line, double distance) {
        boolean above = false;
        boolean below = false;
        for (int i = 0; i < xs.length; i++) {
            double off = line.off(xs[i], ys[i]);
            above |= off > -distance;
            below |= off < distance;
        }
        return above && below;
    }

    /** The stretch of the line in a disc, or in a polygon without a rim, that it meets. */
    Span span(PlaneLine line) {
        if (xs.length > 1) return polygonSpan(line);
        double off = line.off(xs[0], ys[0]);
        double middle = line.along(xs[0], ys[0]);
        double reach = Math.sqrt(Math.max(0, rim * rim - off * off));
        return new Span(middle - reach, middle + reach);
    }

    private Span polygonSpan(PlaneLine line) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = xs.length - 1, j = 0; j < xs.length; i = j++) {
            double before = line.off(xs[i], ys[i]);
            double after = line.off(xs[j], ys[j]);
            double end = line.along(xs[j], ys[j]);
            if (Math.abs(after) <= TOLERANCE) {
                least = Math.min(least, end);
                most = Math.max(most, end);
            }
            if (before * after < 0) {
                double start = line.along(xs[i], ys[i]);
                double crossing = start + (end - start) * before / (before - after);
                least = Math.min(least, crossing);
                most = Math.max(most, crossing);
            }
        }
        return new Span(least, most);
    }

    /** Whether this stretch of the line comes inside the rim. */
    boolean isTooNear(PlaneLine line, double begin, double stop) {
        double distance = rim - TOLERANCE;
        if (!isBandMetBy(line, distance)) return false;
        for (int i = 0; i < xs.length; i++)
            if (isNear(line, begin, stop, xs[i], ys[i], distance)) return true;
        return xs.length > 1 && (isCrossed(line, begin, stop) || hasEndNear(line, begin, stop));
    }

    private static boolean isNear(
            PlaneLine line, double begin, double stop, double x, double y, double distance) {
        double off = line.off(x, y);
        double along = line.along(x, y);
        double beyond = along - Math.clamp(along, begin, stop);
        return off * off + beyond * beyond < distance * distance;
    }

    private boolean isCrossed(PlaneLine line, double begin, double stop) {
        var span = polygonSpan(line);
        return span.least() < stop && span.most() > begin;
    }

    private boolean hasEndNear(PlaneLine line, double begin, double stop) {
        return isNear(line.pointX(begin), line.pointY(begin))
                || isNear(line.pointX(stop), line.pointY(stop));
    }

    /** Whether a point is inside the rim of an edge. */
    private boolean isNear(double x, double y) {
        for (int i = xs.length - 1, j = 0; j < xs.length; i = j++) {
            double dx = xs[j] - xs[i];
            double dy = ys[j] - ys[i];
            double share = ((x - xs[i]) * dx + (y - ys[i]) * dy) / (dx * dx + dy * dy);
            double part = Math.clamp(share, 0, 1);
            double awayX = x - xs[i] - part * dx;
            double awayY = y - ys[i] - part * dy;
            double distance = rim - TOLERANCE;
            if (awayX * awayX + awayY * awayY < distance * distance) return true;
        }
        return false;
    }
}
