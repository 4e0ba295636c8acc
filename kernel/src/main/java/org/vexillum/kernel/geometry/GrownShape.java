package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * Shapes with a rim of some width round them.
 *
 * <p>A disc stays a disc, exactly. A polygon becomes the hull of circles of that radius round its
 * corners, each a polygon of 32 whole points; so its rim is off by less than a unit and by a two
 * hundredth of the width.
 */
final class GrownShape {
    private static final int POINTS = 32;

    private GrownShape() {}

    static List<Shape> round(List<Shape> shapes, int width) {
        var grown = new ArrayList<Shape>();
        for (Shape shape : shapes) {
            grown.add(round(shape, width));
        }
        return List.copyOf(grown);
    }

    private static Shape round(Shape shape, int width) {
        return switch (shape) {
            case Disc disc -> disc.grown(width);
            case ConvexPolygon polygon -> round(polygon, width);
        };
    }

    private static ConvexPolygon round(ConvexPolygon polygon, int width) {
        var points = new Corners(POINTS * polygon.size());
        for (int i = 0; i < POINTS; i++) {
            double turn = 2 * StrictMath.PI * i / POINTS;
            int dx = Rounding.nearest(width * StrictMath.cos(turn));
            int dy = Rounding.nearest(width * StrictMath.sin(turn));
            for (int corner = 0; corner < polygon.size(); corner++) {
                points.add(polygon.x(corner) + dx, polygon.y(corner) + dy);
            }
        }
        return Hull.of(points).polygon();
    }
}
