package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** What it is worth to a regiment to stand somewhere. */
final class PlaceValue {
    /** How much of what an enemy would do in a charge is feared. */
    private static final double FEAR = 0.35;

    /** What it is worth to come to grips with the best prey. */
    private static final double HUNT = 0.5;

    private final Battle battle;
    private final Regiment regiment;
    private final CombatValue fights;
    private final ZoneAssignment.@Nullable Goal goal;
    private final @Nullable Point prey;
    private double game;

    PlaceValue(Battle battle, Regiment regiment, CombatValue fights) {
        this.battle = battle;
        this.regiment = regiment;
        this.fights = fights;
        goal = new ZoneAssignment(battle, regiment.side()).of(regiment);
        prey = prey();
    }

    /** Where to go, or null if it may as well stay. */
    @Nullable Point aim() {
        var at = RegimentPlaces.of(battle, regiment);
        if (goal == null || at == null) return prey;
        if (prey == null) return goal.at();
        return zone(goal, at) >= hunt(prey, at) ? goal.at() : prey;
    }

    /** Whether it stands where it should. */
    boolean holds(Point at) {
        return goal != null && RegimentPlaces.apart(at, goal.at()) <= goal.radius();
    }

    double value(Point at) {
        double value = goal == null ? 0 : zone(goal, at);
        if (prey != null) value += hunt(prey, at) * (goal == null ? 1 : 0.25);
        return value - fear(at);
    }

    private double zone(ZoneAssignment.Goal wanted, Point at) {
        return wanted.worth()
                * ZoneAssignment.nearness(battle, regiment, at, wanted.at(), wanted.radius());
    }

    private double hunt(Point where, Point at) {
        int reach = MoveLength.lowest(regiment).value();
        return game * ZoneAssignment.nearness(battle, regiment, at, where, reach);
    }

    /** The enemy with whom a fight pays best, near ones before far ones. */
    private @Nullable Point prey() {
        var here = RegimentPlaces.of(battle, regiment);
        if (here == null) return null;
        Point best = null;
        double most = 0;
        for (var enemy : battle.regiments(regiment.side().other())) {
            var at = RegimentPlaces.of(battle, enemy);
            if (at == null) continue;
            double fight =
                    fights.clash(regiment, enemy, true).points()
                            - 0.5 * fights.clash(enemy, regiment, false).points();
            double value =
                    Math.max(1, fight) / (1 + RegimentPlaces.apart(here, at) / Lengths.inches(12));
            if (value <= most) continue;
            most = value;
            best = at;
            game = HUNT * Math.max(1, fight);
        }
        return best;
    }

    /** What enemies that have yet to act may do to it there. */
    private double fear(Point at) {
        double most = 0;
        for (var enemy : battle.onTable(regiment.side().other())) {
            if (enemy.broken()) continue;
            var from = RegimentPlaces.of(battle, enemy);
            if (from == null) continue;
            int reach = MoveLength.lowest(enemy).value() + Lengths.inches(4);
            if (RegimentPlaces.apart(at, from) > reach) continue;
            double lost = fights.clash(enemy, regiment, true).points();
            double won = fights.clash(regiment, enemy, false).points();
            most = Math.max(most, lost - won);
        }
        return FEAR * most;
    }

    /** The chance that a charge gets there, once it has come nearer by this much. */
    double chance(Regiment enemy, int nearer) {
        return ChargeAction.chance(battle, regiment, enemy, nearer);
    }
}
