package org.vexillum.regiments.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Arcs;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.LineOfSight;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Unit;

/** The same answers as {@link ShootingLines}, model by model, without any short cut. */
record PlainLines(Battle battle) {
    List<Integer> eligible(Unit shooter, Weapon weapon, Unit target) {
        var models = new ArrayList<Integer>();
        for (int slot = 0; slot < shooter.living(); slot++)
            if (has(shooter, slot, target, weapon.range(), true)) models.add(shooter.inSlot(slot));
        return models;
    }

    boolean reaches(Unit one, int slot, Unit other, int range) {
        return has(one, slot, other, range, false);
    }

    private boolean has(Unit one, int slot, Unit other, int range, boolean ahead) {
        var base = Footprint.model(one, slot);
        if (battle.reading() == Ruleset.SECOND) return hasAny(base, one, other, range, ahead);
        double nearest = nearest(base, other);
        return nearest <= range && seesNearest(base, nearest, one, other);
    }

    private boolean hasAny(ConvexPolygon base, Unit one, Unit other, int range, boolean ahead) {
        for (int slot = 0; slot < other.living(); slot++) {
            var model = Footprint.model(other, slot);
            if (Within.within(base, model, range)
                    && (!ahead || Arcs.inFrontArc(Footprint.of(one), model))
                    && new LineOfSight().sees(base, model, blockers(one, other))) return true;
        }
        return false;
    }

    private static double nearest(ConvexPolygon base, Unit target) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < target.living(); slot++)
            nearest = Math.min(nearest, ShapeDistance.between(base, Footprint.model(target, slot)));
        return nearest;
    }

    private boolean seesNearest(ConvexPolygon base, double nearest, Unit shooter, Unit target) {
        for (int slot = 0; slot < target.living(); slot++) {
            var model = Footprint.model(target, slot);
            if (ShapeDistance.between(base, model) < nearest + 1
                    && new LineOfSight().sees(base, model, blockers(shooter, target))) return true;
        }
        return false;
    }

    private Blockers blockers(Unit shooter, Unit target) {
        var blockers = new Blockers();
        for (var terrain : battle.setting().terrain())
            if (terrain.blocksSight()) blockers.add(terrain.area(), Blockers.NOBODY);
        for (var unit : battle.units())
            if (unit != shooter && unit != target)
                for (var part : Footprint.occupied(unit)) blockers.add(part, Blockers.NOBODY);
        return blockers;
    }

    Cover cover(Unit shooter, Unit target) {
        int inside = 0;
        int covered = 0;
        var blockers = blockers(shooter, target);
        for (int slot = 0; slot < target.living(); slot++) {
            var base = Footprint.model(target, slot);
            boolean in =
                    battle.setting().terrain().stream()
                            .anyMatch(t -> t.cover() && inside(base, target, t.area()));
            var from = shooter.front().place();
            boolean behind =
                    blockers.crossed(from, base.centre(), Blockers.NOBODY, Blockers.NOBODY);
            if (in) inside++;
            if (in || behind) covered++;
        }
        return new Cover(2 * covered > target.living(), 2 * inside > target.living());
    }

    private static boolean inside(
            ConvexPolygon base, Unit target, org.vexillum.kernel.geometry.Area area) {
        return target.single()
                ? Within.moreThanHalfInside(base, area)
                : Within.contains(area, base.centre());
    }

    boolean far(Unit one, Unit other) {
        for (int slot = 0; slot < one.living(); slot++)
            if (nearest(Footprint.model(one, slot), other) <= 9 * 2540) return false;
        return true;
    }
}
