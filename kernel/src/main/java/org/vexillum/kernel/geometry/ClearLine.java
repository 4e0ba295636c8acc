package org.vexillum.kernel.geometry;

/** A clear line of sight, from where it leaves the one shape to where it meets the other. */
final class ClearLine {
    private final Corners from = new Corners(16);
    private final Corners to = new Corners(16);
    private int x;
    private int y;
    private int dx;
    private int dy;

    void betweenCentres(Shape one, Shape other) {
        along(
                NearbyBlockers.centreX(one),
                NearbyBlockers.centreY(one),
                NearbyBlockers.centreX(other),
                NearbyBlockers.centreY(other));
    }

    void along(int fromX, int fromY, int toX, int toY) {
        from.clear();
        from.add(fromX, fromY);
        to.clear();
        to.add(toX, toY);
        x = fromX;
        y = fromY;
        dx = toX - fromX;
        dy = toY - fromY;
    }

    void between(Corners one, Corners other, LineCell line) {
        from.clear();
        from.addAll(one);
        to.clear();
        to.addAll(other);
        x = line.x();
        y = line.y();
        dx = line.dx();
        dy = line.dy();
    }

    double fromX() {
        return x + last(from, 1) * dx;
    }

    double fromY() {
        return y + last(from, 1) * dy;
    }

    double toX() {
        return x - last(to, -1) * dx;
    }

    double toY() {
        return y - last(to, -1) * dy;
    }

    /** How far along the line the last of the hull of the points lies, in either sense. */
    private double last(Corners points, int sense) {
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < points.size(); i++) {
            for (int j = 0; j <= i; j++) {
                last = Math.max(last, crossing(points, i, j, sense));
            }
        }
        return last;
    }

    /** Where the line crosses the way from one point to another. */
    private double crossing(Corners points, int i, int j, int sense) {
        double here = CrossProduct.ofVectors(dx, dy, points.xs[i] - x, points.ys[i] - y);
        double next = CrossProduct.ofVectors(dx, dy, points.xs[j] - x, points.ys[j] - y);
        if (here == 0) {
            return sense * along(points.xs[i], points.ys[i]);
        }
        if (here * next > 0) {
            return Double.NEGATIVE_INFINITY;
        }
        double t = here / (here - next);
        return sense
                * along(
                        points.xs[i] + t * (points.xs[j] - points.xs[i]),
                        points.ys[i] + t * (points.ys[j] - points.ys[i]));
    }

    private double along(double px, double py) {
        double length = (double) dx * dx + (double) dy * dy;
        return length == 0 ? 0 : (dx * (px - x) + dy * (py - y)) / length;
    }
}
