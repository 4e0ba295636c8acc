package org.vexillum.regiments.shooting;

import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.ShapeDistance;

/**
 * Which models of one unit see the nearest model of another, slot by slot.
 *
 * <p>So the first ruleset read AOFR-SHOOT-01.
 */
final class NearestModelSight {
    private static final byte SEEN = 1;
    private static final byte HIDDEN = 2;

    private final Obstructions obstructions;
    private final UnitShapes shooter;
    private final UnitShapes target;
    private final boolean clear;
    private final byte[] known;
    private final double[] gaps;

    NearestModelSight(Obstructions obstructions, UnitShapes shooter, UnitShapes target) {
        this.obstructions = obstructions;
        this.shooter = shooter;
        this.target = target;
        clear = obstructions.clear(shooter.footprint(), target.footprint(), shooter, target);
        known = new byte[shooter.unit().living()];
        gaps = new double[target.unit().living()];
    }

    boolean from(UnitShapes one) {
        return one == shooter;
    }

    boolean fromSlot(int slot) {
        if (clear) return true;
        if (known[slot] == 0) known[slot] = look(shooter.model(slot)) ? SEEN : HIDDEN;
        return known[slot] == SEEN;
    }

    private boolean look(ConvexPolygon base) {
        return obstructions.clear(base, target.footprint(), shooter, target) || seesNearest(base);
    }

    /** Models whose distances differ by less than a unit are equally near: any will do. */
    private boolean seesNearest(ConvexPolygon base) {
        double nearest = measure(base);
        for (int slot = 0; slot < gaps.length; slot++)
            if (gaps[slot] < nearest + 1
                    && obstructions.sees(base, target.model(slot), shooter, target)) return true;
        return false;
    }

    /** Measures to every model that may be the nearest: its middle is hardly farther away. */
    private double measure(ConvexPolygon base) {
        double middle = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < gaps.length; slot++) {
            gaps[slot] = SightStrip.between(base, target.model(slot));
            middle = Math.min(middle, gaps[slot]);
        }
        double reach = middle + SightStrip.radius(base) + SightStrip.radius(target.model(0)) + 2;
        double nearest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < gaps.length; slot++) {
            boolean candidate = gaps[slot] <= reach;
            gaps[slot] = candidate ? ShapeDistance.between(base, target.model(slot)) : reach;
            nearest = Math.min(nearest, gaps[slot]);
        }
        return nearest;
    }
}
