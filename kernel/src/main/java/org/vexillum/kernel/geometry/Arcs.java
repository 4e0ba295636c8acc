package org.vexillum.kernel.geometry;

/**
 * Front, flanks and rear of a rectangle.
 *
 * <p>The arcs are divided by lines at 45 degrees outward from the corners. They are drawn from the
 * corners of the rounded polygon; with e the front edge and n the same vector turned by a quarter,
 * the diagonals run along n + e and n − e, so every test is exact. On a diagonal front goes before
 * flank and flank before rear. A point inside the rectangle, or on its front-to-rear axis there,
 * counts as flank: to the left if nearer to that side, else to the right.
 *
 * <p>The rectangle must come from {@link Rectangles}, which fixes the order of its corners.
 */
public final class Arcs {
    private Arcs() {}

    public static Arc of(Pose centre, int width, int depth, Point point) {
        return of(Rectangles.of(centre, width, depth), point);
    }

    /** The arc of the rectangle in which the point lies. */
    public static Arc of(ConvexPolygon rectangle, Point point) {
        int x = point.x();
        int y = point.y();
        if (inFront(rectangle, x, y)) {
            return Arc.FRONT;
        }
        if (inRear(rectangle, x, y)) {
            return Arc.REAR;
        }
        return isLeft(rectangle, x, y) ? Arc.LEFT_FLANK : Arc.RIGHT_FLANK;
    }

    /** Whether any part of the shape lies in the front arc; a touching point is enough. */
    public static boolean inFrontArc(ConvexPolygon rectangle, Shape shape) {
        return switch (shape) {
            case Disc disc -> FrontArc.reaches(rectangle, disc);
            case ConvexPolygon polygon -> FrontArc.reaches(rectangle, polygon);
        };
    }

    static boolean inFront(ConvexPolygon rectangle, int x, int y) {
        return ahead(rectangle, x, y) >= 0
                && leftOfRightDiagonal(rectangle, x, y) >= 0
                && rightOfLeftDiagonal(rectangle, x, y) >= 0;
    }

    /** Positive ahead of the line of the front edge. */
    static long ahead(ConvexPolygon r, int x, int y) {
        return CrossProduct.ofVectors(frontX(r), frontY(r), x - r.xs[0], y - r.ys[0]);
    }

    /** Positive to the left of the diagonal from the front right corner. */
    static long leftOfRightDiagonal(ConvexPolygon r, int x, int y) {
        int ex = frontX(r);
        int ey = frontY(r);
        return CrossProduct.ofVectors(ex - ey, ey + ex, x - r.xs[3], y - r.ys[3]);
    }

    /** Positive to the right of the diagonal from the front left corner. */
    static long rightOfLeftDiagonal(ConvexPolygon r, int x, int y) {
        int ex = frontX(r);
        int ey = frontY(r);
        return CrossProduct.ofVectors(ex + ey, ey - ex, x - r.xs[0], y - r.ys[0]);
    }

    static int frontX(ConvexPolygon r) {
        return r.xs[Rectangles.FRONT_RIGHT] - r.xs[Rectangles.FRONT_LEFT];
    }

    static int frontY(ConvexPolygon r) {
        return r.ys[Rectangles.FRONT_RIGHT] - r.ys[Rectangles.FRONT_LEFT];
    }

    private static boolean inRear(ConvexPolygon r, int x, int y) {
        int ex = frontX(r);
        int ey = frontY(r);
        int leftX = x - r.xs[Rectangles.REAR_LEFT];
        int leftY = y - r.ys[Rectangles.REAR_LEFT];
        int rightX = x - r.xs[Rectangles.REAR_RIGHT];
        int rightY = y - r.ys[Rectangles.REAR_RIGHT];
        return CrossProduct.ofVectors(ex, ey, leftX, leftY) < 0
                && CrossProduct.ofVectors(ex + ey, ey - ex, rightX, rightY) < 0
                && CrossProduct.ofVectors(ey - ex, -ex - ey, leftX, leftY) > 0;
    }

    private static boolean isLeft(ConvexPolygon r, int x, int y) {
        long doubleX = 2L * x - r.xs[0] - r.xs[2];
        long doubleY = 2L * y - r.ys[0] - r.ys[2];
        return frontX(r) * doubleX + frontY(r) * doubleY < 0;
    }
}
