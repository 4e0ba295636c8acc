package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** Bases that touch a piece of terrain; what the engine sets flush keeps a hair of air. */
final class TerrainContact {
    /** So near counts as touching. */
    static final int HAIR = 3;

    /** What players tell has two decimals of an inch. */
    private static final int TOLD = Lengths.inches("0.01");

    private static final int AIR = 20;
    private static final double AIRLESS = 1.5;
    private static final int CLOSE = 150;

    private TerrainContact() {}

    static boolean touches(Disc base, Terrain piece) {
        return Within.within(base, piece.area(), HAIR) && !Within.overlaps(base, piece.area());
    }

    /** Whether a base touches the piece as nearly as its place can be told. */
    static boolean toldToTouch(Disc base, Terrain piece) {
        return Within.within(base, piece.area(), TOLD) && !Within.overlaps(base, piece.area());
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

    /** Places so close together that bases set on them stand as close as they can, in turn. */
    static List<Point> ring(Terrain piece, int radius) {
        var ring = new ArrayList<Point>();
        for (var part : piece.area().parts())
            switch (part) {
                case Disc disc -> turn(ring, disc.x(), disc.y(), disc.radius() + radius, 0, 2);
                case ConvexPolygon polygon -> walls(ring, polygon, radius);
            }
        ring.removeIf(spot -> !touches(new Disc(spot, radius), piece));
        return ring;
    }

    /** Each wall and the corner at its end. */
    private static void walls(List<Point> ring, ConvexPolygon polygon, int radius) {
        double out = radius + AIRLESS;
        for (int i = 0; i < polygon.size(); i++) {
            int next = (i + 1) % polygon.size();
            double ex = polygon.x(next) - polygon.x(i);
            double ey = polygon.y(next) - polygon.y(i);
            double length = Math.sqrt(ex * ex + ey * ey);
            for (double s = 0; s < length; s += CLOSE)
                ring.add(
                        at(
                                polygon.x(i) + (ex * s + ey * out) / length,
                                polygon.y(i) + (ey * s - ex * out) / length));
            int after = (next + 1) % polygon.size();
            double from = StrictMath.atan2(-ex, ey);
            double to =
                    StrictMath.atan2(
                            polygon.x(next) - polygon.x(after), polygon.y(after) - polygon.y(next));
            double turned = (to - from) / StrictMath.PI;
            turn(
                    ring,
                    polygon.x(next),
                    polygon.y(next),
                    radius,
                    from,
                    turned < 0 ? turned + 2 : turned);
        }
    }

    /** Round a point, from an angle on and by so many half turns. */
    private static void turn(
            List<Point> ring, int x, int y, int radius, double from, double halves) {
        double far = radius + AIRLESS;
        int count = Math.max(1, (int) (halves * StrictMath.PI * far / CLOSE));
        for (int i = 0; i < count; i++) {
            double angle = from + halves * StrictMath.PI * i / count;
            ring.add(at(x + far * StrictMath.cos(angle), y + far * StrictMath.sin(angle)));
        }
    }

    /** Where a base that comes straight towards the piece touches it, or null. */
    static @Nullable Point nearest(Terrain piece, Disc base) {
        @Nullable Point best = null;
        double least = Double.MAX_VALUE;
        for (var rim : rims(piece, base)) {
            double dx = base.x() - rim[0];
            double dy = base.y() - rim[1];
            double far = Math.sqrt(dx * dx + dy * dy);
            if (far >= least || far == 0) continue;
            least = far;
            best = flush(piece, base, rim, dx / far, dy / far);
        }
        return best;
    }

    /** The point nearest to the base on each edge of the piece. */
    private static List<double[]> rims(Terrain piece, Disc base) {
        var rims = new ArrayList<double[]>();
        for (var part : piece.area().parts())
            switch (part) {
                case Disc disc -> {
                    double dx = base.x() - disc.x();
                    double dy = base.y() - disc.y();
                    double share = disc.radius() / Math.max(1, Math.sqrt(dx * dx + dy * dy));
                    rims.add(new double[] {disc.x() + dx * share, disc.y() + dy * share});
                }
                case ConvexPolygon polygon -> {
                    for (int i = 0; i < polygon.size(); i++) rims.add(onEdge(polygon, i, base));
                }
            }
        return rims;
    }

    private static double[] onEdge(ConvexPolygon polygon, int i, Disc base) {
        int next = (i + 1) % polygon.size();
        double ex = polygon.x(next) - polygon.x(i);
        double ey = polygon.y(next) - polygon.y(i);
        double along = (base.x() - polygon.x(i)) * ex + (base.y() - polygon.y(i)) * ey;
        double share = Math.clamp(along / (ex * ex + ey * ey), 0, 1);
        return new double[] {polygon.x(i) + ex * share, polygon.y(i) + ey * share};
    }

    private static @Nullable Point flush(
            Terrain piece, Disc base, double[] rim, double dx, double dy) {
        for (int air = 0; air < HAIR; air++) {
            double out = base.radius() + air;
            var spot = at(rim[0] + dx * out, rim[1] + dy * out);
            if (touches(new Disc(spot, base.radius()), piece)) return spot;
        }
        return null;
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
