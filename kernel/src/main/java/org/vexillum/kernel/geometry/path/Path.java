package org.vexillum.kernel.geometry.path;

import java.util.List;
import org.vexillum.kernel.geometry.Point;

/** Straight legs from point to point; a single point goes nowhere. */
public record Path(List<Point> points) {
    public Path {
        points = List.copyOf(points);
        if (points.isEmpty()) throw new IllegalArgumentException("a path begins somewhere");
    }

    public static Path straight(Point from, Point to) {
        return new Path(List.of(from, to));
    }

    public Point from() {
        return points.getFirst();
    }

    public Point to() {
        return points.getLast();
    }

    /** The length of all legs together, rounded up to a whole unit. */
    public int length() {
        double sum = 0;
        for (int i = 1; i < points.size(); i++) sum += leg(points.get(i - 1), points.get(i));
        return (int) Math.ceil(sum);
    }

    private static double leg(Point a, Point b) {
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        return Math.sqrt(dx * dx + dy * dy);
    }
}
