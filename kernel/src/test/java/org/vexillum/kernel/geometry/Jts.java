package org.vexillum.kernel.geometry;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;

/** Our shapes in the words of JTS. */
final class Jts {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Jts() {}

    static Geometry polygon(ConvexPolygon polygon) {
        var corners = new Coordinate[polygon.size() + 1];
        for (int i = 0; i < corners.length; i++) {
            int k = i % polygon.size();
            corners[i] = new Coordinate(polygon.x(k), polygon.y(k));
        }
        return FACTORY.createPolygon(corners);
    }

    static Geometry polygon(double... coordinates) {
        var corners = new Coordinate[coordinates.length / 2 + 1];
        for (int i = 0; i < corners.length; i++) {
            int k = 2 * i % coordinates.length;
            corners[i] = new Coordinate(coordinates[k], coordinates[k + 1]);
        }
        return FACTORY.createPolygon(corners);
    }

    static LineString segment(double ax, double ay, double bx, double by) {
        return FACTORY.createLineString(
                new Coordinate[] {new Coordinate(ax, ay), new Coordinate(bx, by)});
    }

    static Geometry point(double x, double y) {
        return FACTORY.createPoint(new Coordinate(x, y));
    }

    /** The core of a shape: a polygon itself, a disc its centre. */
    static Geometry core(Shape shape) {
        return switch (shape) {
            case Disc disc -> point(disc.x(), disc.y());
            case ConvexPolygon polygon -> polygon(polygon);
        };
    }

    static int radius(Shape shape) {
        return shape instanceof Disc disc ? disc.radius() : 0;
    }

    /** Negative as far as discs reach into each other. */
    static double distance(Shape a, Shape b) {
        return core(a).distance(core(b)) - radius(a) - radius(b);
    }
}
