package org.vexillum.firstblood.terrain;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Shape;

/** The ground a model is measured from: its base (FB-MODEL-01), or the garrison that holds it. */
public final class MeasuredShape {
    private MeasuredShape() {}

    /** The shapes that together are its body; none if it is not on the table (FB-GARRISON-10). */
    public static List<Shape> of(Battle battle, Regiment regiment, int model) {
        if (!regiment.alive(model)) return List.of();
        var piece = Garrisons.of(battle, regiment);
        if (piece != null) return piece.area().parts();
        var base = regiment.onTable() ? regiment.place(model) : null;
        return base == null ? List.of() : List.of(base);
    }
}
