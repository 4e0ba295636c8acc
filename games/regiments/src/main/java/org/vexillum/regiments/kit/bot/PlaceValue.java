package org.vexillum.regiments.kit.bot;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What places on the table are worth to one unit: markers above all, then safety. */
final class PlaceValue {
    private static final double COVER = 0.04;
    private static final double ATTRACTION = Lengths.inches(60);

    private final Battle battle;
    private final Unit unit;
    private final ChargeOdds fights;
    private final double markerWorth;
    private final List<Goal> goals = new ArrayList<>();
    private final List<Threat> threats = new ArrayList<>();

    /** A marker, what standing at it brings, and what coming nearer brings. */
    private record Goal(Disc at, double held, double near) {}

    /** An enemy that may charge; the harm is worked out once it matters. */
    private final class Threat {
        private final Unit enemy;
        private final int reach;
        private double harm = Double.NaN;

        Threat(Unit enemy) {
            this.enemy = enemy;
            reach = Allowance.of(enemy, Action.CHARGE).value();
        }

        boolean reaches(ConvexPolygon shape) {
            return Within.within(shape, Footprint.of(enemy), reach);
        }

        double harm() {
            if (Double.isNaN(harm)) harm = fights.value(enemy, unit, ChargedSide.FRONT);
            return harm;
        }
    }

    PlaceValue(Battle battle, Unit unit, ChargeOdds fights) {
        this.battle = battle;
        this.unit = unit;
        this.fights = fights;
        markerWorth = MarkerHolders.markerWorth(battle);
        for (var marker : battle.markers()) goals.add(goal(marker));
        for (var enemy : battle.onTable(unit.side().other()))
            if (!enemy.shaken()) threats.add(new Threat(enemy));
    }

    private Goal goal(Marker marker) {
        boolean ours = marker.owner() == unit.side();
        boolean contested = near(marker, unit.side().other());
        boolean covered = near(marker, unit.side());
        double near = covered || ours && !contested ? 0 : 0.5 * markerWorth;
        var at = new Disc(marker.at().x(), marker.at().y(), 1);
        return new Goal(at, held(marker, ours, contested, covered), near);
    }

    private double held(Marker marker, boolean ours, boolean contested, boolean covered) {
        if (covered) return 0.05 * markerWorth;
        boolean theirs = marker.owner() == unit.side().other();
        if (contested) return (theirs ? 0.8 : 0.5) * markerWorth;
        return (ours ? 0.5 : 1.0) * markerWorth;
    }

    /** Whether another unit of this side could seize or contest there. */
    private boolean near(Marker marker, Side side) {
        for (var other : battle.onTable(side)) {
            if (other.id().equals(unit.id())) continue;
            if (Seizing.counts(other) && Seizing.reaches(other, marker.at())) return true;
        }
        return false;
    }

    double value(Pose front) {
        var shape = Footprint.at(unit, front);
        double sum = 0;
        for (var goal : goals) sum += value(goal, ShapeDistance.between(shape, goal.at));
        return sum - danger(shape) + shelter(front);
    }

    private static double value(Goal goal, double gap) {
        if (gap <= Seizing.REACH) return goal.held;
        return goal.near * Math.max(0, 1 - (gap - Seizing.REACH) / ATTRACTION);
    }

    /** The worst that an enemy within reach of a charge can do. */
    private double danger(ConvexPolygon shape) {
        double worst = 0;
        for (var threat : threats)
            if (threat.reaches(shape)) worst = Math.max(worst, threat.harm());
        return 0.5 * worst;
    }

    private double shelter(Pose front) {
        var centre = new Point(front.x(), front.y());
        for (var terrain : battle.setting().terrain())
            if (terrain.cover() && Within.contains(terrain.area(), centre))
                return COVER * PointsValue.of(unit);
        return 0;
    }
}
