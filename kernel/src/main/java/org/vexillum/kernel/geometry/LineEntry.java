package org.vexillum.kernel.geometry;

/** How far along a line, from 0 to 1, it enters a convex shape that it crosses; for ordering. */
final class LineEntry {
    private LineEntry() {}

    static double of(Point from, Point to, Shape shape) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        return switch (shape) {
            case Disc disc -> intoDisc(from.x() - disc.x(), from.y() - disc.y(), dx, dy, disc);
            case ConvexPolygon polygon -> intoPolygon(from, dx, dy, polygon);
        };
    }

    private static double intoDisc(double x, double y, double dx, double dy, Disc disc) {
        double length = dx * dx + dy * dy;
        double foot = -(x * dx + y * dy) / length;
        double cross = (x * dy - y * dx) / length;
        double radius = disc.radius();
        double half = Math.sqrt(Math.max(0, radius * radius / length - cross * cross));
        return Math.max(0, foot - half);
    }

    /** The last of the edges that the line crosses inward. */
    private static double intoPolygon(Point from, double dx, double dy, ConvexPolygon polygon) {
        double last = 0;
        int n = polygon.size();
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            double ex = polygon.x(j) - polygon.x(i);
            double ey = polygon.y(j) - polygon.y(i);
            double inward = ex * dy - ey * dx;
            double height = ex * (from.y() - polygon.y(i)) - ey * (from.x() - polygon.x(i));
            if (inward > 0 && height < 0) {
                last = Math.max(last, -height / inward);
            }
        }
        return last;
    }
}
