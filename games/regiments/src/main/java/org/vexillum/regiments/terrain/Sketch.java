package org.vexillum.regiments.terrain;

import static org.vexillum.kernel.geometry.Lengths.inches;

import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;

/**
 * The outline of a piece before it has a place: a block or a rounded patch.
 *
 * @param corners of the patch, 4 for a rectangle
 */
record Sketch(int width, int depth, int facing, int corners) {
    private static final int PATCH = 10;

    static Sketch of(TerrainKind kind, double scale, RandomSource lot) {
        int corners = corners(kind);
        return switch (kind) {
            case BUILDING -> sized(4, 6, corners, scale, lot);
            case RUINS -> sized(5, 7, corners, scale, lot);
            case CROPS -> sized(6, 9, corners, scale, lot);
            case CLIFF ->
                    new Sketch(
                            length(7, 9, scale, lot), length(2, 2, scale, lot), any(lot), corners);
            case FOREST, ROCKS, MARSH, DEEP_WATER, LAVA -> sized(5, 8, corners, scale, lot);
        };
    }

    static int corners(TerrainKind kind) {
        return switch (kind) {
            case BUILDING, RUINS, CROPS, CLIFF -> 4;
            case FOREST, ROCKS, MARSH, DEEP_WATER, LAVA -> PATCH;
        };
    }

    private static Sketch sized(int least, int most, int corners, double scale, RandomSource lot) {
        int width = length(least, most, scale, lot);
        return new Sketch(width, length(least, most, scale, lot), any(lot), corners);
    }

    /** Whole half inches before scaling, as pieces are made. */
    private static int length(int least, int most, double scale, RandomSource lot) {
        return (int) (lot.between(2 * least, 2 * most) * inches(1) / 2 * scale);
    }

    private static int any(RandomSource lot) {
        return lot.below(Angle.FULL / Angle.DEGREE) * Angle.DEGREE;
    }

    Sketch turned() {
        return new Sketch(width, depth, facing + Angle.HALF, corners);
    }

    ConvexPolygon at(int x, int y) {
        var pose = new Pose(x, y, facing);
        return corners == 4 ? Rectangles.of(pose, width, depth) : patch(pose);
    }

    /** Corners of an ellipse, counter-clockwise. */
    private ConvexPolygon patch(Pose pose) {
        int[] coordinates = new int[2 * corners];
        for (int i = 0; i < corners; i++) {
            int angle = -i * (Angle.FULL / corners);
            int right = (int) (width / 2.0 * Angle.sin(angle));
            int ahead = (int) (depth / 2.0 * Angle.cos(angle));
            var corner = pose.toWorld(right, ahead);
            coordinates[2 * i] = corner.x();
            coordinates[2 * i + 1] = corner.y();
        }
        return ConvexPolygon.of(coordinates);
    }
}
