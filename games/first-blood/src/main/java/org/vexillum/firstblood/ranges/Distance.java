package org.vexillum.firstblood.ranges;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;

/**
 * How far models are from each other, between their closest points (FB-MEAS-02).
 *
 * <p>Occupants of a garrison are measured from its base (FB-GARRISON-10, FB-GARRISON-24). Floors of
 * a ruin make no difference here. What is not on the table is within no distance.
 */
public final class Distance {
    private Distance() {}

    /** Exactly the distance is within (FB-MEAS-04). */
    public static boolean within(
            Battle battle, Regiment from, int model, Regiment to, int other, int distance) {
        for (Shape a : MeasuredShape.of(battle, from, model))
            for (Shape b : MeasuredShape.of(battle, to, other))
                if (Within.within(a, b, distance)) return true;
        return false;
    }

    /** Whether any model of the regiment is within the distance of the model (FB-MEAS-05). */
    public static boolean within(
            Battle battle, Regiment from, int model, Regiment to, int distance) {
        if (clearlyBeyond(from, to, distance)) return false;
        for (int other = 0; other < to.size(); other++)
            if (within(battle, from, model, to, other, distance)) return true;
        return false;
    }

    /** Whether any models of the two are within the distance (FB-MEAS-05). */
    public static boolean within(Battle battle, Regiment from, Regiment to, int distance) {
        if (clearlyBeyond(from, to, distance)) return false;
        for (int model = 0; model < from.size(); model++)
            if (within(battle, from, model, to, distance)) return true;
        return false;
    }

    /** Whether the rectangles round two regiments on the table are too far apart already. */
    public static boolean clearlyBeyond(Regiment one, Regiment other, int distance) {
        if (!one.onTable() || !other.onTable()) return false;
        var box = one.box();
        var its = other.box();
        return box != null
                && its != null
                && (apart(box.minX(), box.maxX(), its.minX(), its.maxX(), distance)
                        || apart(box.minY(), box.maxY(), its.minY(), its.maxY(), distance));
    }

    /** Whether a model on the table is too far from the rectangle round a regiment there. */
    static boolean clearlyBeyond(Regiment one, int model, Regiment other, int distance) {
        if (!one.onTable() || !other.onTable()) return false;
        var base = one.place(model);
        var its = other.box();
        return base != null
                && its != null
                && (apart(base.minX(), base.maxX(), its.minX(), its.maxX(), distance)
                        || apart(base.minY(), base.maxY(), its.minY(), its.maxY(), distance));
    }

    private static boolean apart(int min, int max, int itsMin, int itsMax, int distance) {
        return min - itsMax > distance || itsMin - max > distance;
    }

    /** Whether any part of any base is in the area (FB-MEAS-05). */
    public static boolean within(Regiment regiment, Area area) {
        for (int model = 0; model < regiment.size(); model++)
            if (within(regiment, model, area)) return true;
        return false;
    }

    /** Whether any part of the base is in the area (FB-MEAS-04). */
    public static boolean within(Regiment regiment, int model, Area area) {
        var base = regiment.onTable() ? regiment.place(model) : null;
        return base != null && Within.within(base, area, 0);
    }

    /** The smallest whole distance the two are within, or -1 if one is not on the table. */
    public static int between(Battle battle, Regiment from, int model, Regiment to, int other) {
        int least = -1;
        for (Shape a : MeasuredShape.of(battle, from, model))
            for (Shape b : MeasuredShape.of(battle, to, other)) {
                int gap = ShapeDistance.atMost(a, b);
                if (least < 0 || gap < least) least = gap;
            }
        return least;
    }

    /** Whether it stands on the table or in a garrison, at places that are known. */
    public static boolean known(Battle battle, Regiment regiment) {
        return Garrisons.of(battle, regiment) != null || regiment.onTable() && regiment.placed();
    }
}
