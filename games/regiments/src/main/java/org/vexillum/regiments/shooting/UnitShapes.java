package org.vexillum.regiments.shooting;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Unit;

/** The shapes of a unit and its bases, each worked out when it is first needed. */
final class UnitShapes {
    private final Unit unit;
    private final int number;
    private final @Nullable ConvexPolygon[] models;
    private @Nullable ConvexPolygon footprint;
    private ConvexPolygon @Nullable [] occupied;

    /**
     * @param number the unit's place in the battle, and its group among what blocks sight
     */
    UnitShapes(Unit unit, int number) {
        this.unit = unit;
        this.number = number;
        models = new ConvexPolygon[unit.living()];
    }

    Unit unit() {
        return unit;
    }

    int number() {
        return number;
    }

    ConvexPolygon footprint() {
        var known = footprint;
        if (known == null) footprint = known = Footprint.of(unit);
        return known;
    }

    /** One or two polygons, over the slots in which models stand. */
    ConvexPolygon[] occupied() {
        var known = occupied;
        if (known == null)
            occupied = known = Footprint.occupied(unit).toArray(ConvexPolygon[]::new);
        return known;
    }

    ConvexPolygon model(int slot) {
        var known = models[slot];
        if (known == null) models[slot] = known = Footprint.model(unit, slot);
        return known;
    }

    /** The middle of an incomplete unit over its whole depth: it leaves no seam between rows. */
    ConvexPolygon column() {
        int rest = unit.living() % unit.width();
        return Rectangles.of(
                Footprint.centre(unit), rest * unit.card().baseWidth(), unit.footDepth());
    }
}
