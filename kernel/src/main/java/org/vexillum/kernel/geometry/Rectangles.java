package org.vexillum.kernel.geometry;

/**
 * Turned rectangles as polygons.
 *
 * <p>The corners are rounded once, as offsets from the centre, halves away from zero. So the
 * polygon is the same wherever it stands, opposite corners are exact opposites and opposite sides
 * exactly parallel. Quarter turns are exact. An odd width or depth gains one unit. A rectangle so
 * small that rounding leaves no area is refused.
 */
public final class Rectangles {
    /** The corners counter-clockwise; the front edge runs from FRONT_RIGHT to FRONT_LEFT. */
    public static final int FRONT_LEFT = 0;

    public static final int REAR_LEFT = 1;
    public static final int REAR_RIGHT = 2;
    public static final int FRONT_RIGHT = 3;

    private Rectangles() {}

    public static ConvexPolygon of(Pose centre, int width, int depth) {
        double right = width / 2.0;
        double ahead = depth / 2.0;
        double sin = Angle.sin(centre.facing());
        double cos = Angle.cos(centre.facing());
        int rightX = Rounding.nearest(right * cos + ahead * sin);
        int rightY = Rounding.nearest(ahead * cos - right * sin);
        int leftX = Rounding.nearest(ahead * sin - right * cos);
        int leftY = Rounding.nearest(ahead * cos + right * sin);
        if (width <= 0 || depth <= 0 || CrossProduct.ofVectors(rightX, rightY, leftX, leftY) <= 0) {
            throw new IllegalArgumentException("no rectangle: " + width + " by " + depth);
        }
        int x = centre.x();
        int y = centre.y();
        return new ConvexPolygon(
                new int[] {x + leftX, x - rightX, x - leftX, x + rightX},
                new int[] {y + leftY, y - rightY, y - leftY, y + rightY});
    }

    /** The middle of the front edge of a rectangle, to the nearest unit. */
    public static Point frontCentre(Pose centre, int depth) {
        return new Point(
                centre.x() + centre.offsetX(0, depth / 2.0),
                centre.y() + centre.offsetY(0, depth / 2.0));
    }
}
