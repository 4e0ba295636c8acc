package org.vexillum.kernel.geometry.path;

import org.vexillum.kernel.geometry.ConvexPolygon;

/** The point of a polygon's outline nearest to a place, as precise as a double. */
final class NearestPoint {
    private NearestPoint() {}

    static double[] of(ConvexPolygon polygon, double x, double y) {
        double[] nearest = {polygon.x(0), polygon.y(0)};
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < polygon.size(); i++) {
            int next = (i + 1) % polygon.size();
            double ex = polygon.x(next) - polygon.x(i);
            double ey = polygon.y(next) - polygon.y(i);
            double along = (x - polygon.x(i)) * ex + (y - polygon.y(i)) * ey;
            double t = Math.clamp(along / (ex * ex + ey * ey), 0, 1);
            double px = polygon.x(i) + t * ex;
            double py = polygon.y(i) + t * ey;
            double squared = (px - x) * (px - x) + (py - y) * (py - y);
            if (squared < least) {
                least = squared;
                nearest[0] = px;
                nearest[1] = py;
            }
        }
        return nearest;
    }
}
