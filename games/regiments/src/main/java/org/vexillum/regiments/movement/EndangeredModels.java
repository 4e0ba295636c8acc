package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.StraightSweep;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** Which models dangerous terrain threatens, one base at a time (AOFR-TERRAIN-05). */
public final class EndangeredModels {
    private EndangeredModels() {}

    /** The models whose base overlaps dangerous terrain now. */
    public static List<Integer> standing(Battle battle, Unit unit) {
        var front = unit.place();
        return front == null ? List.of() : at(battle, unit, front);
    }

    /** Of models that move through it those that have to test: none of a unit that flies. */
    public static List<Integer> crossing(Unit unit, List<Integer> models) {
        return MoveTraits.flies(unit) ? List.of() : models; // AOFR-SR-FLYING-2
    }

    static List<Integer> at(Battle battle, Unit unit, Pose front) {
        return onTheWay(battle, unit, ManoeuvrePoses.of(unit, front, Manoeuvre.STAY));
    }

    /** The models that are in it at the start or, unless they fly, anywhere on the way. */
    static List<Integer> onTheWay(Battle battle, Unit unit, ManoeuvrePoses track) {
        var seen = new boolean[unit.living()];
        boolean flies = !track.start().equals(track.end()) && MoveTraits.flies(unit);
        var walked = flies ? ManoeuvrePoses.of(unit, track.start(), Manoeuvre.STAY) : track;
        var crossed = new SweptGround(unit, walked);
        for (var terrain : battle.setting().terrain())
            if (terrain.dangerous() && crossed.over(terrain.area()))
                mark(unit, walked, terrain, seen);
        var models = new ArrayList<Integer>();
        for (int slot = 0; slot < seen.length; slot++)
            if (seen[slot]) models.add(unit.inSlot(slot));
        return models;
    }

    /** The same for a charge, the place where it lined up included. */
    static List<Integer> charging(Battle battle, Unit unit, ManoeuvrePoses track, Pose contact) {
        var models = onTheWay(battle, unit, track);
        if (MoveTraits.flies(unit)) return models;
        for (int model : at(battle, unit, contact)) if (!models.contains(model)) models.add(model);
        return models;
    }

    private static void mark(Unit unit, ManoeuvrePoses track, Terrain terrain, boolean[] seen) {
        for (int slot = 0; slot < seen.length; slot++)
            seen[slot] |= crosses(unit, slot, track, terrain.area());
    }

    private static boolean crosses(Unit unit, int slot, ManoeuvrePoses track, Area area) {
        return straight(unit, slot, track.start(), track.beforeX(), track.beforeY(), area)
                || track.turns() && swings(unit, slot, track, area)
                || straight(unit, slot, track.turned(), track.afterX(), track.afterY(), area);
    }

    private static boolean straight(Unit unit, int slot, Pose from, int dx, int dy, Area area) {
        return Within.overlaps(StraightSweep.hull(Footprint.model(unit, from, slot), dx, dy), area);
    }

    /** Looks at as many moments of the turn as leave no more than a unit unseen. */
    private static boolean swings(Unit unit, int slot, ManoeuvrePoses track, Area area) {
        int steps = steps(unit, track.pivot());
        for (int step = 1; step < steps; step++) {
            int angle = (int) ((long) track.pivot() * step / steps);
            var front = ManoeuvrePoses.pivoted(unit, track.stop(), angle);
            if (Within.overlaps(Footprint.model(unit, front, slot), area)) return true;
        }
        return false;
    }

    /** Between two moments a corner strays from the straight line by its circle's sagitta. */
    private static int steps(Unit unit, int pivot) {
        double width = unit.footWidth();
        double depth = unit.footDepth();
        double radius = Math.sqrt(width * width + depth * depth) / 2;
        double step = 2 * StrictMath.sqrt(2 / radius);
        return 1 + (int) (StrictMath.toRadians(Math.abs(pivot) / 100.0) / step);
    }
}
