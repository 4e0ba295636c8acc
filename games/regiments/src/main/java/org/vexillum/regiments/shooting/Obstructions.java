package org.vexillum.regiments.shooting;

import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.LineOfSight;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.regiments.terrain.Terrain;

/**
 * What stands in the way of looks and shots: units and sight-blocking terrain (AOFR-LOS-01).
 *
 * <p>The models of the two units concerned never do.
 */
final class Obstructions {
    private final Blockers blockers = new Blockers();
    private final LineOfSight sight = new LineOfSight();

    void add(Terrain terrain) {
        if (terrain.blocksSight()) blockers.add(terrain.area(), Blockers.NOBODY);
    }

    void add(UnitShapes unit) {
        blockers.add(unit.occupied()[0], unit.number());
        if (unit.occupied().length > 1) blockers.add(unit.column(), unit.number());
    }

    /** Whether a base of one unit sees a base of another. */
    boolean sees(Shape from, Shape to, UnitShapes viewer, UnitShapes viewed) {
        return sight.sees(from, to, blockers, viewer.number(), viewed.number());
    }

    /** Whether a line between two units is crossed. */
    boolean crossed(Point from, Point to, UnitShapes viewer, UnitShapes viewed) {
        return blockers.crossed(from, to, viewer.number(), viewed.number());
    }

    /** Whether there is surely nothing between two shapes of these units. */
    boolean clear(Shape from, Shape to, UnitShapes viewer, UnitShapes viewed) {
        var way = new SightStrip(from, to);
        for (int i = 0; i < blockers.size(); i++) {
            int group = blockers.group(i);
            boolean own =
                    group != Blockers.NOBODY
                            && (group == viewer.number() || group == viewed.number());
            if (!own && way.mayMeet(blockers.shape(i))) return false;
        }
        return true;
    }
}
