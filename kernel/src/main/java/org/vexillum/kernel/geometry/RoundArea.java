package org.vexillum.kernel.geometry;

/**
 * Areas bounded by arcs of discs.
 *
 * <p>A polygon is cut into triangles from the disc's centre, one for each edge, with sign; of each
 * the part inside the disc is a triangle, a sector, or sector, triangle and sector.
 */
final class RoundArea {
    private RoundArea() {}

    static double inDisc(ConvexPolygon polygon, Disc disc) {
        double sum = 0;
        int last = polygon.size() - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            sum +=
                    wedge(
                            polygon.xs[i] - disc.x(),
                            polygon.ys[i] - disc.y(),
                            polygon.xs[j] - disc.x(),
                            polygon.ys[j] - disc.y(),
                            disc.radius());
        }
        return sum;
    }

    static double lens(Disc a, Disc b) {
        double distance = SquaredDistance.length(a.x() - b.x(), a.y() - b.y());
        double small = Math.min(a.radius(), b.radius());
        if (distance <= Math.abs(a.radius() - b.radius())) {
            return StrictMath.PI * small * small;
        }
        return cap(a.radius(), b.radius(), distance) + cap(b.radius(), a.radius(), distance);
    }

    /** The part of a disc beyond the chord it has in common with another. */
    private static double cap(double radius, double other, double distance) {
        double chord = (distance * distance + radius * radius - other * other) / (2 * distance);
        double angle = StrictMath.acos(chord / radius);
        return radius * (radius * angle - chord * StrictMath.sin(angle));
    }

    /** The signed part inside the disc of the triangle centre, a, b. */
    private static double wedge(double ax, double ay, double bx, double by, double radius) {
        double ex = bx - ax;
        double ey = by - ay;
        double length = ex * ex + ey * ey;
        double foot = -(ax * ex + ay * ey) / length;
        double cross = ax * by - ay * bx;
        double half = radius * radius / length - cross / length * (cross / length);
        if (half <= 0) {
            return sector(ax, ay, bx, by, radius);
        }
        double root = Math.sqrt(half);
        double in = Math.clamp(foot - root, 0, 1);
        double out = Math.clamp(foot + root, 0, 1);
        double inX = ax + in * ex;
        double inY = ay + in * ey;
        double outX = ax + out * ex;
        double outY = ay + out * ey;
        return sector(ax, ay, inX, inY, radius)
                + (inX * outY - inY * outX) / 2
                + sector(outX, outY, bx, by, radius);
    }

    private static double sector(double ax, double ay, double bx, double by, double radius) {
        double angle = StrictMath.atan2(ax * by - ay * bx, ax * bx + ay * by);
        return radius * radius * angle / 2;
    }
}
