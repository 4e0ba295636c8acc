package org.vexillum.firstblood.terrain;

import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.kernel.geometry.Lengths.mm;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;

/** A piece before it has a place: a block or a rounded patch. */
record Sketch(TerrainKind kind, int width, int depth, int facing) {
    private static final int CORNERS_OF_A_PATCH = 10;
    private static final int THICKNESS_OF_A_WALL = mm(5);

    static Sketch of(TerrainKind kind, double scale, RandomSource lot) {
        return switch (kind) {
            case FENCE -> new Sketch(kind, inches(lot.between(4, 5)), inches(1) / 2, any(lot));
            case RUIN -> sized(kind, 4, 6, scale, lot); // FB-RUIN-01
            case BUILDING, TOWER -> sized(kind, 5, 7, scale, lot); // FB-GARRISON-01
            case HILL, FOREST -> sized(kind, 4, 7, scale, lot);
            case RUBBLE, SWAMP, LAVA, POND, ROCKS -> sized(kind, 3, 6, scale, lot);
        };
    }

    private static Sketch sized(
            TerrainKind kind, int least, int most, double scale, RandomSource lot) {
        int width = length(least, most, scale, lot);
        return new Sketch(kind, width, length(least, most, scale, lot), any(lot));
    }

    /** Whole half inches before scaling, as pieces are made. */
    private static int length(int least, int most, double scale, RandomSource lot) {
        return (int) (lot.between(2 * least, 2 * most) * inches(1) / 2 * scale);
    }

    private static int any(RandomSource lot) {
        return lot.below(Angle.FULL / Angle.DEGREE) * Angle.DEGREE;
    }

    Sketch turned() {
        return new Sketch(kind, width, depth, facing + Angle.HALF);
    }

    Terrain at(String name, int x, int y) {
        var pose = new Pose(x, y, facing);
        var piece = kind.make(name, Area.of(outline(pose)));
        return kind == TerrainKind.RUIN ? piece.with(walls(pose, piece.floors())) : piece;
    }

    ConvexPolygon outline(Pose pose) {
        return switch (kind) {
            case FENCE, RUIN, BUILDING, TOWER -> Rectangles.of(pose, width, depth);
            case HILL, FOREST, RUBBLE, SWAMP, LAVA, POND, ROCKS -> patch(pose);
        };
    }

    /** Corners of an ellipse, counter-clockwise. */
    private ConvexPolygon patch(Pose pose) {
        int[] coordinates = new int[2 * CORNERS_OF_A_PATCH];
        for (int i = 0; i < CORNERS_OF_A_PATCH; i++) {
            int angle = -i * (Angle.FULL / CORNERS_OF_A_PATCH);
            int right = (int) (width / 2.0 * Angle.sin(angle));
            int ahead = (int) (depth / 2.0 * Angle.cos(angle));
            var corner = pose.toWorld(right, ahead);
            coordinates[2 * i] = corner.x();
            coordinates[2 * i + 1] = corner.y();
        }
        return ConvexPolygon.of(coordinates);
    }

    /** Two walls that still stand, at the back and on the left, on every floor. */
    private List<Terrain.Wall> walls(Pose pose, int floors) {
        var back = pose.toWorld(0, (THICKNESS_OF_A_WALL - depth) / 2);
        var left = pose.toWorld((THICKNESS_OF_A_WALL - width) / 2, 0);
        var walls = new ArrayList<Terrain.Wall>();
        for (int floor = 0; floor < floors; floor++) {
            walls.add(wall(floor, back, width, THICKNESS_OF_A_WALL));
            walls.add(wall(floor, left, THICKNESS_OF_A_WALL, depth));
        }
        return walls;
    }

    private Terrain.Wall wall(int floor, Point centre, int across, int along) {
        var pose = new Pose(centre.x(), centre.y(), facing);
        return new Terrain.Wall(floor, Area.of(Rectangles.of(pose, across, along)));
    }
}
