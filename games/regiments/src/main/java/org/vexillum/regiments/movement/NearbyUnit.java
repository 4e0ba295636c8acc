package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Unit;

/**
 * Another unit near a moving one.
 *
 * @param clearance how near the mover may come: an inch, or as near as it began (AOFR-MOVE-05)
 */
record NearbyUnit(Unit unit, ConvexPolygon shape, int clearance) {
    static NearbyUnit of(Unit unit, ConvexPolygon mover) {
        var shape = Footprint.of(unit);
        boolean close = Within.closerThan(mover, shape, INCH);
        return new NearbyUnit(unit, shape, close ? ShapeDistance.atLeast(mover, shape) : INCH);
    }

    String id() {
        return unit.id();
    }

    boolean overlaps(ConvexPolygon ground) {
        return Within.overlaps(ground, shape);
    }

    boolean tooClose(ConvexPolygon ground) {
        return Within.closerThan(ground, shape, clearance);
    }
}
