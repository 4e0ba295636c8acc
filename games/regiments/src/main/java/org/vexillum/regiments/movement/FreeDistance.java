package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/**
 * How far a block can go straight on, to the unit or a little less.
 *
 * <p>For proposals, which are checked exactly afterwards. Corners are taken to keep their inch as
 * if they were square.
 */
final class FreeDistance {
    private final Unit unit;
    private final Surroundings around;
    private final boolean slowed;
    private final List<ProjectedShape> neighbours = new ArrayList<>();
    private final List<ProjectedShape> walls = new ArrayList<>();
    private final List<ProjectedShape> marshes = new ArrayList<>();

    FreeDistance(Unit unit, Surroundings around) {
        this.unit = unit;
        this.around = around;
        slowed = MoveTraits.ignoresDifficult(unit) == null;
        for (var terrain : around.difficult()) add(marshes, terrain);
        if (around.flies()) return;
        for (var other : around.neighbours()) neighbours.add(ProjectedShape.of(other.shape()));
        for (var terrain : around.impassable()) add(walls, terrain);
    }

    private static void add(List<ProjectedShape> list, Terrain terrain) {
        for (var part : terrain.area().parts()) list.add(ProjectedShape.of(part));
    }

    /** How far, but no farther than the most, the block goes in a way from this front. */
    int from(Pose front, Way way, int most) {
        boolean aside = way == Way.LEFT || way == Way.RIGHT;
        double half = (aside ? unit.footDepth() : unit.footWidth()) / 2.0;
        double ahead = (aside ? unit.footWidth() : unit.footDepth()) / 2.0;
        var middle = Footprint.centre(unit, front);
        int direction = MoveDirections.direction(front.facing(), way);
        double free = Math.min(most, around.untilEdge(Footprint.at(unit, front), direction));
        free = Math.min(free, met(neighbours, middle, direction, half + INCH, ahead + INCH));
        free = Math.min(free, met(walls, middle, direction, half, ahead));
        if (slowed && free > Allowance.IN_DIFFICULT) {
            double open = met(marshes, middle, direction, half, ahead);
            free = Math.min(free, Math.max(Allowance.IN_DIFFICULT + 1, open));
        }
        return free >= most ? most : (int) Math.max(0, free - 1);
    }

    /** How far it is to the first of the shapes that lie ahead. */
    private static double met(
            List<ProjectedShape> shapes, Pose middle, int direction, double half, double ahead) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shapes.size(); i++) {
            var seen = shapes.get(i).look(middle.x(), middle.y(), direction);
            double first = seen.first(-half, half) - ahead;
            if (first > -1) least = Math.min(least, first);
        }
        return least;
    }
}
