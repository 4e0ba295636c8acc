package org.vexillum.kernel.geometry;

/**
 * Is more than half of a shape's area inside an area?
 *
 * <p>Areas in doubles decide unless they come within a millionth of one half; then polygons are cut
 * again in exact fractions, so that exactly half is not more than half. Where a disc is involved
 * the area is no fraction and the doubles decide alone.
 */
final class HalfInside {
    private static final double CLEAR = 1e-6;

    private HalfInside() {}

    static boolean test(Shape shape, Area area) {
        double own = CommonArea.of(shape);
        double excess = 2 * inside(shape, area) - own;
        if (Math.abs(excess) <= CLEAR * own && shape instanceof ConvexPolygon polygon) {
            return exactly(polygon, area, excess > 0);
        }
        return excess > 0;
    }

    private static double inside(Shape shape, Area area) {
        double sum = 0;
        for (Shape part : area.parts()) {
            sum += CommonArea.of(shape, part);
        }
        return sum;
    }

    private static boolean exactly(ConvexPolygon polygon, Area area, boolean otherwise) {
        var doubled = Fraction.ZERO;
        for (Shape part : area.parts()) {
            if (!(part instanceof ConvexPolygon piece)) {
                return otherwise;
            }
            doubled = doubled.plus(ExactClip.doubleArea(polygon, piece));
        }
        return doubled.plus(doubled).compareTo(Fraction.of(polygon.doubleArea())) > 0;
    }
}
