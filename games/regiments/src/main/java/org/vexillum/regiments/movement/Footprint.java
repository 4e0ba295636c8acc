package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.regiments.table.Unit;

/** The ground a unit and its bases cover (AOFR-FORM-04, AOFR-FORM-05). */
public final class Footprint {
    private Footprint() {}

    /** The whole block as a rectangle, an incomplete rear row counting as a row. */
    public static ConvexPolygon of(Unit unit) {
        return unit.footprint();
    }

    public static ConvexPolygon at(Unit unit, Pose front) {
        return unit.footprint(front);
    }

    /** The middle of the block, about which it turns (AOFR-MOVE-07). */
    public static Pose centre(Unit unit) {
        return centre(unit, unit.front());
    }

    public static Pose centre(Unit unit, Pose front) {
        return front.forward(-half(unit.footDepth()));
    }

    /** The front of a block that has its middle here. */
    static Pose front(Unit unit, Pose centre) {
        return centre.forward(half(unit.footDepth()));
    }

    public static ConvexPolygon model(Unit unit, int slot) {
        return model(unit, unit.front(), slot);
    }

    /** The base in a slot; the models of an incomplete row stand in its middle. */
    public static ConvexPolygon model(Unit unit, Pose front, int slot) {
        int width = unit.width();
        int row = slot / width;
        int inRow = Math.min(width, unit.living() - row * width);
        int baseWidth = unit.card().baseWidth();
        int baseDepth = unit.card().baseDepth();
        int right = Math.floorDiv((2 * (slot % width) - inRow + 1) * baseWidth, 2);
        return rectangle(front, right, row * baseDepth, baseWidth, baseDepth);
    }

    /** One or two polygons over just those slots in which models stand. */
    public static List<ConvexPolygon> occupied(Unit unit) {
        int full = unit.living() / unit.width();
        int rest = unit.living() % unit.width();
        if (full == 0 || rest == 0) return List.of(of(unit));
        int baseWidth = unit.card().baseWidth();
        int baseDepth = unit.card().baseDepth();
        int depth = full * baseDepth;
        return List.of(
                rectangle(unit.front(), 0, 0, unit.footWidth(), depth),
                rectangle(unit.front(), 0, depth, rest * baseWidth, baseDepth));
    }

    private static ConvexPolygon rectangle(
            Pose front, int right, int behind, int width, int depth) {
        var middle = front.toWorld(right, -behind - half(depth));
        return Rectangles.of(new Pose(middle.x(), middle.y(), front.facing()), width, depth);
    }

    private static int half(int depth) {
        return (depth + 1) / 2;
    }
}
