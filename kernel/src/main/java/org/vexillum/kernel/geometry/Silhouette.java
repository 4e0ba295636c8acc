package org.vexillum.kernel.geometry;

/**
 * The corners of a shape that lines within a fan of directions can touch.
 *
 * <p>Of a polygon all. Of a disc, whose outline has many, those that are the outermost on either
 * side for some direction of the fan, and one more at each end for the rounding of corners.
 */
final class Silhouette {
    private static final double ROUND = 2 * StrictMath.PI;

    private final Fan fan;
    private boolean aimed;
    private double first;
    private double spread;

    Silhouette(Fan fan) {
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
        aim();
        var outline = disc.outline();
        int n = outline.xs.length;
        int count = (int) (spread * n) + 4;
        if (n != RoundOutline.corners(disc.radius()) || 2 * count >= n) {
            addAll(outline, corners);
            return;
        }
        int left = (int) Math.floor((first + 0.25) * n) - 1 + n;
        for (int i = 0; i < count; i++) {
            int k = (left + i) % n;
            int opposite = (k + n / 2) % n;
            corners.add(outline.xs[k], outline.ys[k]);
            corners.add(outline.xs[opposite], outline.ys[opposite]);
        }
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
