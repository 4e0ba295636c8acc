package org.vexillum.kernel.geometry;

/**
 * The area two shapes have in common, in doubles.
 *
 * <p>Coordinates are taken from the first shape's centre, so that far places lose no digits. Shapes
 * that touch or are apart have none in common.
 */
final class CommonArea {
    private CommonArea() {}

    static double of(Shape shape) {
        return switch (shape) {
            case Disc disc -> StrictMath.PI * disc.radius() * disc.radius();
            case ConvexPolygon polygon -> polygon.doubleArea() / 2.0;
        };
    }

    static double of(Shape a, Shape b) {
        if (!Within.overlaps(a, b)) {
            return 0;
        }
        return switch (a) {
            case Disc disc ->
                    switch (b) {
                        case Disc other -> RoundArea.lens(disc, other);
                        case ConvexPolygon polygon -> RoundArea.inDisc(polygon, disc);
                    };
            case ConvexPolygon polygon ->
                    switch (b) {
                        case Disc disc -> RoundArea.inDisc(polygon, disc);
                        case ConvexPolygon other -> clipped(polygon, other);
                    };
        };
    }

    private static double clipped(ConvexPolygon a, ConvexPolygon b) {
        int ox = a.xs[0];
        int oy = a.ys[0];
        var rest = new DoublePolygon(a.size() + b.size());
        for (int i = 0; i < a.size(); i++) {
            rest.add(a.xs[i] - ox, a.ys[i] - oy);
        }
        for (int i = 0; i < b.size(); i++) {
            int j = (i + 1) % b.size();
            rest = rest.leftOf(b.xs[i] - ox, b.ys[i] - oy, b.xs[j] - ox, b.ys[j] - oy);
        }
        return rest.area();
    }
}
