package org.vexillum.firstblood.terrain;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Rectangles;

/** The walls that still stand of a ruin with four corners: at the back and on the left. */
final class RuinWalls {
    private static final int THICKNESS = Lengths.mm(5);

    private RuinWalls() {}

    /** On every floor; none if the ruin has another outline. */
    static List<Terrain.Wall> of(Area area, int floors) {
        var walls = new ArrayList<Terrain.Wall>();
        var corners = area.corners();
        if (corners.size() != 4) return walls;
        for (int floor = 0; floor < floors; floor++) {
            walls.add(wall(floor, corners, Rectangles.REAR_LEFT));
            walls.add(wall(floor, corners, Rectangles.FRONT_LEFT));
        }
        return walls;
    }

    /** Along the edge from this corner to the next, inside the ruin. */
    private static Terrain.Wall wall(int floor, List<Point> corners, int first) {
        var from = corners.get(first);
        var to = corners.get((first + 1) % 4);
        var inwards = towards(to, corners.get((first + 2) % 4));
        var back = towards(from, corners.get((first + 3) % 4));
        return new Terrain.Wall(
                floor,
                Area.polygon(
                        from.x(),
                        from.y(),
                        to.x(),
                        to.y(),
                        inwards.x(),
                        inwards.y(),
                        back.x(),
                        back.y()));
    }

    /** The point one thickness from here towards another. */
    private static Point towards(Point from, Point to) {
        double dx = (double) to.x() - from.x();
        double dy = (double) to.y() - from.y();
        double share = THICKNESS / Math.max(THICKNESS, Math.sqrt(dx * dx + dy * dy));
        return new Point(
                from.x() + (int) Math.rint(share * dx), from.y() + (int) Math.rint(share * dy));
    }
}
