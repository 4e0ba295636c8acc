package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.StraightSweep;
import org.vexillum.kernel.geometry.TurnSweep;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Unit;

/** The ground a block is on at some moment of its way: start, swing and end included. */
final class SweptGround {
    private final Unit unit;
    private final Pose centre;
    private final int pivot;
    private final ConvexPolygon before;
    private final ConvexPolygon after;

    SweptGround(Unit unit, ManoeuvrePoses track) {
        this(unit, track, Footprint.at(unit, track.start()));
    }

    SweptGround(Unit unit, ManoeuvrePoses track, ConvexPolygon start) {
        this.unit = unit;
        centre = Footprint.centre(unit, track.stop());
        pivot = track.pivot();
        before = StraightSweep.hull(start, track.beforeX(), track.beforeY());
        after = track.turns() || track.moves() ? after(track, start) : before;
    }

    private ConvexPolygon after(ManoeuvrePoses track, ConvexPolygon start) {
        var turned =
                track.turns()
                        ? Footprint.at(unit, track.turned())
                        : start.moved(track.beforeX(), track.beforeY());
        return StraightSweep.hull(turned, track.afterX(), track.afterY());
    }

    boolean over(Shape shape) {
        return Within.overlaps(before, shape)
                || Within.overlaps(after, shape)
                || pivot != 0 && swingsOver(shape);
    }

    boolean over(Area area) {
        var parts = area.parts();
        for (int i = 0; i < parts.size(); i++) if (over(parts.get(i))) return true;
        return false;
    }

    private boolean swingsOver(Shape shape) {
        return TurnSweep.overlaps(centre, unit.footWidth(), unit.footDepth(), pivot, shape);
    }
}
