package org.vexillum.regiments.movement;

import java.util.Arrays;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;

/** How far ahead a block must go until it can turn freely beside things and the table's edge. */
final class TurningRoom {
    private static final int MARGIN = 3;

    private final ChargeCheck lunge;
    private final Pose centre;
    private final double radius;
    private final double east;
    private final double north;
    private double[] found = new double[16];
    private int count;

    TurningRoom(ChargeCheck lunge) {
        this.lunge = lunge;
        centre = lunge.charger().centre();
        radius = lunge.charger().radius() + MARGIN;
        east = Angle.sin(centre.facing());
        north = Angle.cos(centre.facing());
    }

    /** Distances at which something is just as far from the middle as a corner of the block. */
    double[] distances() {
        double most = lunge.furthest();
        var table = lunge.around().table();
        edge(east, table.minX() + radius - centre.x());
        edge(east, table.maxX() - radius - centre.x());
        edge(north, table.minY() + radius - centre.y());
        edge(north, table.maxY() - radius - centre.y());
        for (var thing : lunge.inTheWay()) beside(thing.shape());
        beside(lunge.side().block());
        return Arrays.stream(found, 0, count).filter(d -> d > 0 && d < most).sorted().toArray();
    }

    private void edge(double drift, double distance) {
        if (drift != 0) add(distance / drift);
    }

    private void beside(Shape shape) {
        switch (shape) {
            case Disc disc -> point(disc.x(), disc.y(), radius + disc.radius());
            case ConvexPolygon polygon -> {
                for (int i = polygon.size() - 1, j = 0; j < polygon.size(); i = j++) {
                    point(polygon.x(j), polygon.y(j), radius);
                    line(polygon, i, j);
                }
            }
        }
    }

    /** Where the middle comes to this distance from a point. */
    private void point(double x, double y, double distance) {
        double dx = x - centre.x();
        double dy = y - centre.y();
        double along = dx * east + dy * north;
        double across = dx * north - dy * east;
        double root = distance * distance - across * across;
        if (root < 0) return;
        add(along - Math.sqrt(root));
        add(along + Math.sqrt(root));
    }

    /** Where the middle comes to the radius from the outside of an edge. */
    private void line(ConvexPolygon polygon, int from, int to) {
        double ex = polygon.x(to) - polygon.x(from);
        double ey = polygon.y(to) - polygon.y(from);
        double length = Math.sqrt(ex * ex + ey * ey);
        double outX = ey / length;
        double outY = -ex / length;
        double drift = east * outX + north * outY;
        if (drift == 0) return;
        double now = (centre.x() - polygon.x(from)) * outX + (centre.y() - polygon.y(from)) * outY;
        double distance = (radius - now) / drift;
        double foot =
                (centre.x() + distance * east - polygon.x(from)) * ex
                        + (centre.y() + distance * north - polygon.y(from)) * ey;
        if (foot >= 0 && foot <= length * length) add(distance);
    }

    private void add(double distance) {
        if (count == found.length) found = Arrays.copyOf(found, 2 * count);
        found[count++] = distance;
    }
}
