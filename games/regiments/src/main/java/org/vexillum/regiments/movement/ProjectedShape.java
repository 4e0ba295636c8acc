package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;

/**
 * A shape as seen along a direction: how far across and how far along its corners lie.
 *
 * <p>For searches only: what is found here in doubles, the rules check exactly. One object is used
 * again for each direction looked in.
 */
final class ProjectedShape {
    private final double[] xs;
    private final double[] ys;
    private final double radius;
    private final double middleX;
    private final double middleY;
    private final double size;
    private final double[] across;
    private final double[] along;
    private double left;
    private double right;
    private double nearest;
    private double farthest;
    private double tip;

    private ProjectedShape(double[] xs, double[] ys, double radius) {
        this.xs = xs;
        this.ys = ys;
        this.radius = radius;
        across = new double[xs.length];
        along = new double[xs.length];
        middleX = mean(xs);
        middleY = mean(ys);
        size = radius + farthestFrom(middleX, middleY);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        return sum / values.length;
    }

    private double farthestFrom(double x, double y) {
        double most = 0;
        for (int i = 0; i < xs.length; i++) {
            double dx = xs[i] - x;
            double dy = ys[i] - y;
            most = Math.max(most, dx * dx + dy * dy);
        }
        return Math.sqrt(most);
    }

    static ProjectedShape of(Shape shape) {
        return switch (shape) {
            case Disc disc ->
                    new ProjectedShape(
                            new double[] {disc.x()}, new double[] {disc.y()}, disc.radius());
            case ConvexPolygon polygon -> corners(polygon);
        };
    }

    private static ProjectedShape corners(ConvexPolygon polygon) {
        var xs = new double[polygon.size()];
        var ys = new double[polygon.size()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = polygon.x(i);
            ys[i] = polygon.y(i);
        }
        return new ProjectedShape(xs, ys, 0);
    }

    static ProjectedShape segment(double ax, double ay, double bx, double by) {
        return new ProjectedShape(new double[] {ax, bx}, new double[] {ay, by}, 0);
    }

    /** Looks from a point in a direction. */
    ProjectedShape look(double fromX, double fromY, int direction) {
        return look(fromX, fromY, Angle.sin(direction), Angle.cos(direction));
    }

    ProjectedShape look(double fromX, double fromY, double sin, double cos) {
        left = Double.POSITIVE_INFINITY;
        right = Double.NEGATIVE_INFINITY;
        nearest = Double.POSITIVE_INFINITY;
        farthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < xs.length; i++) {
            double dx = xs[i] - fromX;
            double dy = ys[i] - fromY;
            double aside = dx * cos - dy * sin;
            double ahead = dx * sin + dy * cos;
            across[i] = aside;
            along[i] = ahead;
            if (aside < left) left = aside;
            if (aside > right) right = aside;
            if (ahead > farthest) farthest = ahead;
            if (ahead < nearest) {
                nearest = ahead;
                tip = aside;
            }
        }
        if (radius > 0) widen();
        return this;
    }

    private void widen() {
        left -= radius;
        right += radius;
        nearest -= radius;
        farthest += radius;
    }

    /** False if the shape, looked at like this, clearly lies beside a piece of a lane. */
    boolean mayLie(
            double fromX,
            double fromY,
            double sin,
            double cos,
            double left,
            double right,
            double near,
            double far) {
        double dx = middleX - fromX;
        double dy = middleY - fromY;
        double aside = dx * cos - dy * sin;
        double ahead = dx * sin + dy * cos;
        return aside + size > left
                && aside - size < right
                && ahead + size > near
                && ahead - size < far;
    }

    /** The least and the greatest distance to the right of the line of sight. */
    double left() {
        return left;
    }

    double right() {
        return right;
    }

    /** The least and the greatest distance along, wherever across. */
    double nearest() {
        return nearest;
    }

    /** Where across its nearest corner is. */
    double tip() {
        return tip;
    }

    double farthest() {
        return farthest;
    }

    int corners() {
        return xs.length;
    }

    double across(int corner) {
        return across[corner];
    }

    double x(int corner) {
        return xs[corner];
    }

    double y(int corner) {
        return ys[corner];
    }

    double radius() {
        return radius;
    }

    /** How far along a lane the shape is first met; infinite if the lane passes it by. */
    double first(double from, double to) {
        return left >= to || right <= from ? Double.POSITIVE_INFINITY : firstTouched(from, to);
    }

    /**
     * The same, but touching the lane's border is enough.
     *
     * <p>All shapes are convex: where the lane leaves the nearest corner out, the border on that
     * corner's side meets the shape first.
     */
    double firstTouched(double from, double to) {
        if (left > to || right < from) return Double.POSITIVE_INFINITY;
        if (tip >= from && tip <= to) return nearest;
        if (radius > 0) return firstOfDisc(from, to);
        double border = tip < from ? from : to;
        double least = Double.POSITIVE_INFINITY;
        for (int i = xs.length - 1, j = 0; j < xs.length; i = j++) {
            double met = crossing(i, j, border);
            if (met < least) least = met;
        }
        return least;
    }

    private double crossing(int i, int j, double border) {
        double a = across[i] - border;
        double b = across[j] - border;
        if (b == 0) return along[j];
        if (a < 0 == b < 0) return Double.POSITIVE_INFINITY;
        return along[i] + (along[j] - along[i]) * a / (a - b);
    }

    private double firstOfDisc(double from, double to) {
        double off = Math.max(0, Math.max(from - across[0], across[0] - to));
        return along[0] - Math.sqrt(Math.max(0, radius * radius - off * off));
    }
}
