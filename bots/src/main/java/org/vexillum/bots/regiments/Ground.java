package org.vexillum.bots.regiments;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Gap;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What a place on the table is worth to a unit: markers above all, then safety. */
final class Ground {
    private static final double COVER = 0.04;
    private static final double[] SHARE = {0, 0.10, 0.14, 0.20, 0.30};

    private final Battle battle;
    private final Fights fights;
    private final double markerWorth;

    Ground(Battle battle, Fights fights) {
        this.battle = battle;
        this.fights = fights;
        markerWorth = battle.setting().a().points() * SHARE[Math.min(4, battle.round())];
    }

    double value(Unit unit, Pose front) {
        var shape = Footprint.at(unit, front);
        double sum = 0;
        for (var marker : battle.markers()) sum += marker(unit, marker, gap(shape, marker.at()));
        return sum - danger(unit, shape) + shelter(unit, front);
    }

    private static double gap(ConvexPolygon shape, Point at) {
        return Gap.between(shape, new Disc(at.x(), at.y(), 1));
    }

    private double marker(Unit unit, Marker marker, double gap) {
        boolean ours = marker.owner() == unit.side();
        boolean contested = near(marker, unit.side().other(), unit);
        boolean covered = near(marker, unit.side(), unit);
        if (gap <= Seizing.REACH) {
            if (covered) return 0.05 * markerWorth;
            if (contested) return (marker.owner() == unit.side().other() ? 0.8 : 0.5) * markerWorth;
            return (ours ? 0.5 : 1.0) * markerWorth;
        }
        if (covered || ours && !contested) return 0;
        double reach = Lengths.inches(60);
        return 0.5 * markerWorth * Math.max(0, 1 - (gap - Seizing.REACH) / reach);
    }

    /** Whether a unit of this side other than the given one could seize or contest there. */
    private boolean near(Marker marker, Side side, Unit except) {
        for (var unit : battle.units()) {
            if (unit.side() != side || unit == except) continue;
            if (Seizing.counts(unit) && Seizing.reaches(unit, marker.at())) return true;
        }
        return false;
    }

    /** The worst that an enemy within reach of a charge can do. */
    private double danger(Unit unit, ConvexPolygon shape) {
        double worst = 0;
        for (var enemy : battle.units()) {
            if (enemy.side() == unit.side() || !enemy.onTable() || enemy.shaken()) continue;
            int reach = Allowance.of(enemy, Action.CHARGE).value();
            if (!Within.within(shape, Footprint.of(enemy), reach)) continue;
            worst = Math.max(worst, fights.value(enemy, unit, ChargedSide.FRONT));
        }
        return 0.5 * worst;
    }

    private double shelter(Unit unit, Pose front) {
        var centre = new Point(front.x(), front.y());
        for (var terrain : battle.setting().terrain())
            if (terrain.cover() && Within.contains(terrain.area(), centre))
                return COVER * Worth.of(unit);
        return 0;
    }
}
