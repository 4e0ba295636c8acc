package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/** Where regiments stand, roughly. */
final class RegimentPlaces {
    private RegimentPlaces() {}

    /** The place of its leader, or of whoever has one; null off the table. */
    static @Nullable Point of(Battle battle, Regiment regiment) {
        var inside = Garrisons.of(battle, regiment);
        if (inside != null) return inside.area().parts().getFirst().centre();
        if (!regiment.onTable()) return null;
        for (int leader : regiment.leaders()) {
            var base = regiment.place(leader);
            if (base != null) return base.centre();
        }
        for (int model = 0; model < regiment.size(); model++) {
            var base = regiment.place(model);
            if (base != null) return base.centre();
        }
        return null;
    }

    static double apart(Point a, Point b) {
        double dx = a.x() - b.x();
        double dy = a.y() - b.y();
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The point so far on the way, or the goal if it is nearer. */
    static Point towards(Point from, Point goal, double length) {
        double apart = apart(from, goal);
        if (apart <= length || apart == 0) return goal;
        double part = length / apart;
        return new Point(
                from.x() + (int) ((goal.x() - from.x()) * part),
                from.y() + (int) ((goal.y() - from.y()) * part));
    }
}
