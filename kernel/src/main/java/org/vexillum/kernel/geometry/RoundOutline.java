package org.vexillum.kernel.geometry;

/**
 * A disc as a polygon for lines of sight.
 *
 * <p>With 64 corners, or twice as many until an edge strays from the rim by at most a unit (512 is
 * enough up to a radius of a metre). The corners lie as far outside the rim as the middles of the
 * edges lie inside, and are rounded; so the outline is less than two units off anywhere. They
 * follow each other at equal angles from east; only where rounding makes a dent or a repeated
 * corner, in very small discs, the hull is taken.
 */
final class RoundOutline {
    private static final int LEAST = 64;
    private static final int MOST = 512;
    private static final double[] COSINE = cosines();

    private RoundOutline() {}

    static ConvexPolygon of(Disc disc) {
        int n = corners(disc.radius());
        double radius = disc.radius() + sagitta(disc.radius(), n) / 2;
        var corners = new Corners(n);
        for (int i = 0; i < n; i++) {
            int k = i * (COSINE.length / n);
            int quarterBack = (k + COSINE.length * 3 / 4) % COSINE.length;
            corners.add(
                    disc.x() + Rounding.nearest(radius * COSINE[k]),
                    disc.y() + Rounding.nearest(radius * COSINE[quarterBack]));
        }
        return Convexity.goesRoundOnceToTheLeft(corners.xs, corners.ys)
                ? corners.polygon()
                : Hull.of(corners).polygon();
    }

    /** How many corners the outline has, unless the hull was taken. */
    static int corners(int radius) {
        int n = LEAST;
        while (n < MOST && sagitta(radius, n) > 2) {
            n *= 2;
        }
        return n;
    }

    /** The edge that faces the middle of a shape, or nearly so. */
    static int edgeTowards(Disc disc, Shape shape) {
        double dx = NearbyBlockers.middle(shape.minX(), shape.maxX()) - disc.x();
        double dy = NearbyBlockers.middle(shape.minY(), shape.maxY()) - disc.y();
        double turn = StrictMath.atan2(dy, dx) / (2 * StrictMath.PI);
        int n = disc.outline().size();
        return Math.floorMod((int) Math.floor(turn * n), n);
    }

    /** How far the middle of an edge lies below its corners. */
    private static double sagitta(int radius, int corners) {
        return radius * (1 - COSINE[MOST / corners]);
    }

    private static double[] cosines() {
        var table = new double[2 * MOST];
        for (int i = 0; i < table.length; i++) {
            table[i] = StrictMath.cos(StrictMath.PI * i / MOST);
        }
        return table;
    }
}
