package org.vexillum.regiments.mission;

import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Unit;

/** Distances between bases (AOFR-PRINCIPLE-04). */
final class BaseDistance {
    private BaseDistance() {}

    static boolean within(Unit one, Unit other, int distance) {
        for (var mine : Footprint.occupied(one))
            for (var theirs : Footprint.occupied(other))
                if (Within.within(mine, theirs, distance)) return true;
        return false;
    }

    static boolean within(Point point, Unit unit, int distance) {
        for (var base : Footprint.occupied(unit))
            if (Within.within(point, base, distance)) return true;
        return false;
    }
}
