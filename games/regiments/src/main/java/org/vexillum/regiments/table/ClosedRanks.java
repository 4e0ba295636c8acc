package org.vexillum.regiments.table;

import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;

/**
 * The ground of a block that closed its ranks (AOFR-FORM-05).
 *
 * <p>The middle of its front stays, but the corners of the smaller block are rounded anew. Where it
 * stood against something, they may reach two or three hundredths of a millimetre into that.
 */
public final class ClosedRanks {
    /** The corners of two blocks, each rounded twice, are off by less than this together. */
    private static final int ROUNDING = 3;

    private ClosedRanks() {}

    /** Draws a block that lost models off what it would overlap by rounding alone. */
    public static void settle(Battle battle, Unit unit) {
        var front = unit.place();
        if (front == null || unit.living() == 0 || fits(battle, unit, unit.footprint())) return;
        unit.place(nearest(battle, unit, front));
    }

    /** The nearest place where it fits; its own if rounding is not what brought them together. */
    private static Pose nearest(Battle battle, Unit unit, Pose front) {
        var best = front;
        int least = Integer.MAX_VALUE;
        for (int dx = -ROUNDING; dx <= ROUNDING; dx++)
            for (int dy = -ROUNDING; dy <= ROUNDING; dy++) {
                int far = dx * dx + dy * dy;
                if (far >= least || !fits(battle, unit, unit.footprint().moved(dx, dy))) continue;
                best = front.moved(dx, dy);
                least = far;
            }
        return best;
    }

    private static boolean fits(Battle battle, Unit unit, ConvexPolygon block) {
        var setting = battle.setting();
        if (!Bounds.ofSize(setting.width(), setting.depth()).contains(block)) return false;
        for (var other : battle.units())
            if (other != unit
                    && other.onTable()
                    && other.place() != null
                    && Within.overlaps(block, other.footprint())) return false;
        for (var terrain : setting.terrain())
            if (terrain.impassable() && Within.overlaps(block, terrain.area())) return false;
        return true;
    }
}
