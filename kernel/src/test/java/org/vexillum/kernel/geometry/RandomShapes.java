package org.vexillum.kernel.geometry;

import java.util.SplittableRandom;

/** Seeded shapes as they stand on tables: bases, blocks and terrain, some on a coarse grid. */
final class RandomShapes {
    static final int TABLE = 60 * Lengths.INCH;

    /** Set in mutation runs, where every mutant plays all tables again. */
    private static final boolean FEW = Boolean.getBoolean("vexillum.few");

    private final SplittableRandom random;

    RandomShapes(long seed) {
        random = new SplittableRandom(seed);
    }

    /** So many tables, or a tenth of them where few must do. */
    static int tables(int many) {
        return FEW ? many / 10 : many;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** Somewhere on a table of the given size; half of the time on a grid of inches. */
    Point point(int size) {
        int x = random.nextInt(size);
        int y = random.nextInt(size);
        return chance(50) ? new Point(x, y) : new Point(grid(x), grid(y));
    }

    Pose pose(int size) {
        var place = point(size);
        int facing = chance(40) ? Angle.QUARTER * below(4) : below(Angle.FULL);
        return new Pose(place.x(), place.y(), facing);
    }

    ConvexPolygon rectangle(int size) {
        return Rectangles.of(pose(size), side(), side());
    }

    int side() {
        return Lengths.mm(20 + 5 * below(20));
    }

    Disc disc(int size) {
        return new Disc(point(size), Lengths.mm(5 + below(30)));
    }

    /** A convex polygon of three to eight corners. */
    ConvexPolygon terrain(int size) {
        var centre = point(size);
        int radius = Lengths.mm(20 + below(80));
        var corners = new Corners(8);
        int n = 3 + below(6);
        for (int i = 0; i < n; i++) {
            int angle = Angle.FULL - (i * Angle.FULL + below(Angle.FULL / 3)) / n;
            corners.add(
                    centre.x() + Rounding.nearest(radius * Angle.sin(angle)),
                    centre.y() + Rounding.nearest(radius * Angle.cos(angle)));
        }
        var polygon = corners.polygon();
        return Convexity.goesRoundOnceToTheLeft(polygon.xs, polygon.ys) ? polygon : terrain(size);
    }

    ConvexPolygon polygon(int size) {
        return chance(60) ? rectangle(size) : terrain(size);
    }

    Shape shape(int size) {
        return chance(70) ? polygon(size) : disc(size);
    }

    /** A simple polygon, star-shaped, of four to nine corners. */
    int[] starOutline(int size) {
        var centre = point(size);
        int n = 4 + below(6);
        var coordinates = new int[2 * n];
        for (int i = 0; i < n; i++) {
            int angle = i * Angle.FULL / n;
            int radius = Lengths.mm(10 + below(90));
            coordinates[2 * i] = centre.x() + Rounding.nearest(radius * Angle.sin(angle));
            coordinates[2 * i + 1] = centre.y() + Rounding.nearest(radius * Angle.cos(angle));
        }
        return coordinates;
    }

    private static int grid(int value) {
        return value / Lengths.INCH * Lengths.INCH;
    }
}
