package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.regiments.table.Battle;

/**
 * Where the last room for a marker would be: at a corner of what is left free.
 *
 * <p>What is left free is bounded by straight edges (the room, impassable terrain) and circles (the
 * markers' distance, round terrain). If any of it is left it has a corner where two of these meet.
 */
final class TightSpots {
    private record Edge(double x, double y, double dx, double dy) {
        void at(double share, List<Point> points) {
            if (share >= 0 && share <= 1) near(x + share * dx, y + share * dy, points);
        }
    }

    private record Circle(double x, double y, double radius) {}

    private final List<Edge> edges = new ArrayList<>();
    private final List<Circle> circles = new ArrayList<>();

    private TightSpots(Bounds room, Battle battle) {
        bound(room.polygon());
        for (var marker : battle.markers())
            circles.add(new Circle(marker.at().x(), marker.at().y(), Spots.APART));
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable()) terrain.area().parts().forEach(this::bound);
    }

    /** Candidates, legal or not. */
    static List<Point> of(Bounds room, Battle battle) {
        var spots = new TightSpots(room, battle);
        var points = new ArrayList<Point>();
        for (int i = 0; i < spots.edges.size(); i++) spots.meetings(spots.edges.get(i), i, points);
        for (int i = 0; i < spots.circles.size(); i++)
            for (int j = 0; j < i; j++) meet(spots.circles.get(i), spots.circles.get(j), points);
        points.removeIf(point -> !room.contains(point));
        return points;
    }

    private void bound(Shape shape) {
        switch (shape) {
            case Disc disc -> circles.add(new Circle(disc.x(), disc.y(), disc.radius()));
            case ConvexPolygon polygon -> {
                for (int i = 0; i < polygon.size(); i++) {
                    var to = polygon.corner((i + 1) % polygon.size());
                    int x = polygon.x(i);
                    int y = polygon.y(i);
                    edges.add(new Edge(x, y, to.x() - x, to.y() - y));
                }
            }
        }
    }

    private void meetings(Edge edge, int number, List<Point> points) {
        edge.at(0, points);
        for (int j = 0; j < number; j++) meet(edge, edges.get(j), points);
        for (var circle : circles) meet(edge, circle, points);
    }

    private static void meet(Edge one, Edge other, List<Point> points) {
        double cross = one.dx * other.dy - one.dy * other.dx;
        if (cross == 0) return;
        one.at(((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / cross, points);
    }

    private static void meet(Edge edge, Circle circle, List<Point> points) {
        double fx = edge.x - circle.x;
        double fy = edge.y - circle.y;
        double a = edge.dx * edge.dx + edge.dy * edge.dy;
        double half = fx * edge.dx + fy * edge.dy;
        double root = half * half - a * (fx * fx + fy * fy - circle.radius * circle.radius);
        if (root < 0) return;
        edge.at((-half - Math.sqrt(root)) / a, points);
        edge.at((-half + Math.sqrt(root)) / a, points);
    }

    private static void meet(Circle one, Circle other, List<Point> points) {
        double dx = other.x - one.x;
        double dy = other.y - one.y;
        double apart = dx * dx + dy * dy;
        if (apart == 0) return;
        double share =
                (apart + one.radius * one.radius - other.radius * other.radius) / (2 * apart);
        double height = one.radius * one.radius / apart - share * share;
        if (height < 0) return;
        double out = Math.sqrt(height);
        near(one.x + share * dx - out * dy, one.y + share * dy + out * dx, points);
        near(one.x + share * dx + out * dy, one.y + share * dy - out * dx, points);
    }

    /** The whole points round a corner. */
    private static void near(double x, double y, List<Point> points) {
        int west = (int) Math.floor(x);
        int south = (int) Math.floor(y);
        for (int i = -1; i <= 2; i++)
            for (int j = -1; j <= 2; j++) points.add(new Point(west + i, south + j));
    }
}
