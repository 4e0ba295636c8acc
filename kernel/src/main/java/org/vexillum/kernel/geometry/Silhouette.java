package org.vexillum.kernel.geometry;

/**
 * The corners of a shape that lines within a fan of directions can touch.
 *
 * <p>Of a polygon all. Of a disc, whose outline has many, those that are the outermost on either
 * side for some direction of the fan, and one more at each end for the rounding of corners.
 */
final class Silhouette {
    private static final double ROUND = 2 * StrictMath.PI;

    private final CorridorDirections fan;
    private boolean aimed;
    private double first;
    private double spread;

    Silhouette(CorridorDirections fan) {
        this.fan = fan;
    }

    /** To be called when the fan has been opened anew. */
    void reset() {
        aimed = false;
    }

    void add(Shape shape, Corners corners) {
        switch (shape) {
            case ConvexPolygon polygon -> addAll(polygon, corners);
            case Disc disc -> add(disc, corners);
        }
    }

    private void add(Disc disc, Corners corners) {
        var outline = disc.outline();
        int n = outline.xs.length;
        if (!counts(disc, n)) {
            addAll(outline, corners);
            return;
        }
        int left = leftmost(n);
        for (int i = 0; i < count(n); i++) {
            int k = (left + i) % n;
            int opposite = (k + n / 2) % n;
            corners.add(outline.xs[k], outline.ys[k]);
            corners.add(outline.xs[opposite], outline.ys[opposite]);
        }
    }

    /** Divides the fan by the edges of the shape that can. */
    void divide(Shape shape) {
        switch (shape) {
            case ConvexPolygon polygon -> fan.divideBy(polygon);
            case Disc disc -> divide(disc);
        }
    }

    private void divide(Disc disc) {
        var outline = disc.outline();
        int n = outline.xs.length;
        if (!counts(disc, n)) {
            fan.divideBy(outline);
            return;
        }
        int left = leftmost(n) - 1;
        for (int i = 0; i <= count(n); i++) {
            int k = (left + i) % n;
            fan.divideBy(outline, k);
            fan.divideBy(outline, (k + n / 2) % n);
        }
    }

    /** Whether only some of the corners of a disc's outline matter. */
    private boolean counts(Disc disc, int corners) {
        aim();
        return corners == RoundOutline.corners(disc.radius()) && 2 * count(corners) < corners;
    }

    private int count(int corners) {
        return (int) (spread * corners) + 4;
    }

    private int leftmost(int corners) {
        return (int) Math.floor((first + 0.25) * corners) - 1 + corners;
    }

    private void aim() {
        if (aimed) {
            return;
        }
        int left = fan.size() - 1;
        first = StrictMath.atan2(fan.y(0), fan.x(0)) / ROUND;
        double last = StrictMath.atan2(fan.y(left), fan.x(left)) / ROUND;
        spread = last < first ? last + 1 - first : last - first;
        aimed = true;
    }

    private static void addAll(ConvexPolygon polygon, Corners corners) {
        for (int i = 0; i < polygon.xs.length; i++) {
            corners.add(polygon.xs[i], polygon.ys[i]);
        }
    }
}
