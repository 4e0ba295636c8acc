package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** Bases that touch a piece of terrain; what the engine sets flush keeps a hair of air. */
final class Contact {
    /** So near counts as touching. */
    static final int HAIR = 3;

    private static final int AIR = 20;

    private Contact() {}

    static boolean touches(Disc base, Terrain piece) {
        return Within.within(base, piece.area(), HAIR) && !Within.overlaps(base, piece.area());
    }

    /** Places all round the piece where a base of this radius touches it. */
    static List<Point> spots(Terrain piece, int radius) {
        var spots = new ArrayList<Point>();
        for (var part : piece.area().parts())
            switch (part) {
                case Disc disc -> round(spots, disc, radius);
                case ConvexPolygon polygon -> along(spots, polygon, radius);
            }
        spots.removeIf(spot -> !touches(new Disc(spot, radius), piece));
        return spots;
    }

    private static void round(List<Point> spots, Disc disc, int radius) {
        double far = disc.radius() + radius + 2.0;
        int count = (int) (2 * StrictMath.PI * far / (2 * radius + AIR));
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * i / count;
            spots.add(
                    at(
                            disc.x() + far * StrictMath.cos(angle),
                            disc.y() + far * StrictMath.sin(angle)));
        }
    }

    private static void along(List<Point> spots, ConvexPolygon polygon, int radius) {
        double out = radius + 1.5;
        for (int i = 0; i < polygon.size(); i++) {
            int next = (i + 1) % polygon.size();
            double ex = polygon.x(next) - polygon.x(i);
            double ey = polygon.y(next) - polygon.y(i);
            double length = Math.sqrt(ex * ex + ey * ey);
            for (double s = 0; s <= length; s += 2.0 * radius + AIR)
                spots.add(
                        at(
                                polygon.x(i) + (ex * s + ey * out) / length,
                                polygon.y(i) + (ey * s - ex * out) / length));
        }
    }

    private static Point at(double x, double y) {
        return new Point((int) Math.round(x), (int) Math.round(y));
    }
}
