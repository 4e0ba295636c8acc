package org.vexillum.regiments.kit.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.vexillum.bots.Reason;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HoldsOnly;

/** Looks one activation ahead on an imagined table, with exact odds. */
final class ActivationPlanner {
    /** Ends of a move that are looked at closely. */
    private static final int CLOSELY = 3;

    /** What the ground in contact may be worth more than the enemy's own place, in points. */
    private static final double HOPE = 20;

    private final Battle imagined;
    private final ChargeOdds fights;
    private final ShootingValue shots;
    private final ShootingLines lines;
    private final Map<String, ShootingValue.Best> fromHere = new HashMap<>();

    ActivationPlanner(Battle battle, ChargeOdds fights) {
        imagined = battle.copy();
        this.fights = fights;
        shots = new ShootingValue(fights);
        lines = new ShootingLines(imagined);
    }

    /** What the unit can hit from where it stands. */
    private ShootingValue.Best fromHere(Unit unit) {
        return fromHere.computeIfAbsent(unit.id(), _ -> shots.best(imagined, lines, unit, false));
    }

    /** A unit to activate, and why. */
    record Next(Unit unit, double stake, double away, Reason reason) {}

    /** The unit with most at stake; of equals, the one nearest to a marker that is not ours. */
    Next next(Side side) {
        Next best = null;
        for (var unit : imagined.onTable(side)) {
            if (unit.activated()) continue;
            var next = next(unit);
            if (best == null
                    || next.stake > best.stake
                    || next.stake == best.stake && next.away < best.away) best = next;
        }
        return Objects.requireNonNull(best);
    }

    private Next next(Unit unit) {
        if (unit.shaken()) return new Next(unit, -1, 0, BotReason.RECOVER.of(unit.id()));
        double stake = urgency(unit);
        var reason =
                stake > 0
                        ? BotReason.MOST_AT_STAKE.of(unit.id(), stake)
                        : BotReason.NEAREST_MARKER.of(unit.id());
        return new Next(unit, stake, awayFromMarkers(unit), reason);
    }

    private double awayFromMarkers(Unit unit) {
        var shape = Footprint.of(unit);
        double nearest = Double.MAX_VALUE;
        for (var marker : imagined.markers())
            if (marker.owner() != unit.side())
                nearest = Math.min(nearest, ShapeDistance.between(shape, new Disc(marker.at(), 1)));
        return nearest;
    }

    /** The best thing this unit can do. */
    ActivationPlan plan(String id) {
        var unit = imagined.unit(id);
        var ground = new PlaceValue(imagined, unit, fights);
        var plans = new ArrayList<ActivationPlan>();
        plans.add(hold(unit, ground));
        if (!unit.any(HoldsOnly.class)) {
            moves(unit, Action.ADVANCE, ground, plans);
            moves(unit, Action.RUSH, ground, plans);
            charges(unit, ground, plans);
        }
        return Objects.requireNonNull(best(plans));
    }

    /** The best way to make a move that somebody else decided on. */
    @Nullable ActivationPlan move(String id, Action action) {
        var unit = imagined.unit(id);
        var plans = new ArrayList<ActivationPlan>();
        moves(unit, action, new PlaceValue(imagined, unit, fights), plans);
        return best(plans);
    }

    /** The best charge if there has to be one. */
    @Nullable ActivationPlan charge(String id) {
        var unit = imagined.unit(id);
        var plans = new ArrayList<ActivationPlan>();
        charges(unit, new PlaceValue(imagined, unit, fights), plans);
        return best(plans);
    }

    private ActivationPlan hold(Unit unit, PlaceValue ground) {
        var best = fromHere(unit);
        double value = ground.value(unit.front()) + best.value();
        var reason =
                best.value() > 0
                        ? BotReason.SHOOT_FROM_HERE.of(unit.id(), best.value())
                        : BotReason.STAY.of(unit.id());
        return new ActivationPlan(unit.id(), Action.HOLD, null, null, best.aims(), value, reason);
    }

    /** Only fights worth more than the best plan so far are worth a look for a way. */
    private void charges(Unit unit, PlaceValue ground, List<ActivationPlan> plans) {
        int reach = Allowance.of(unit, Action.CHARGE).value();
        var holders = new MarkerHolders(imagined);
        for (var enemy : imagined.onTable(unit.side().other())) {
            if (!Within.within(Footprint.of(unit), Footprint.of(enemy), reach)) continue;
            double worth = holders.worth(enemy);
            double hope = fights.value(unit, enemy, ChargedSide.REAR) + worth;
            double there = ground.value(enemy.front());
            var best = best(plans);
            if (best != null && hope + there + HOPE < best.value()) continue;
            var path = ChargeOptions.find(imagined, unit, enemy);
            if (path == null) continue;
            double fight = fight(unit, enemy, path.side(), worth);
            double value = fight + ground.value(path.contact());
            var reason = BotReason.CHARGE.of(unit.id(), enemy.id(), fight);
            plans.add(
                    new ActivationPlan(
                            unit.id(), Action.CHARGE, null, enemy.id(), null, value, reason));
        }
    }

    /**
     * Points gained less points lost.
     *
     * @param marker what it is worth to drive the enemy from where it stands
     */
    private double fight(Unit unit, Unit enemy, ChargedSide side, double marker) {
        var fate = fights.odds(unit, enemy, side).target();
        return fights.value(unit, enemy, side) + (fate.destroyed() + fate.shaken()) * marker;
    }

    /** The first of the best. */
    private static @Nullable ActivationPlan best(List<ActivationPlan> plans) {
        ActivationPlan best = null;
        for (var plan : plans) if (best == null || plan.value() > best.value()) best = plan;
        return best;
    }

    private void moves(Unit unit, Action action, PlaceValue ground, List<ActivationPlan> plans) {
        var here = unit.front();
        double now = ground.value(here);
        var ends = new ArrayList<ActivationPlan>();
        for (var manoeuvre : new ChooseMove(unit.id(), action).choices(imagined).list())
            ends.add(end(unit, action, manoeuvre, ground, now));
        ends.sort(Comparator.comparingDouble(ActivationPlan::value).reversed());
        for (int i = 0; i < Math.min(CLOSELY, ends.size()); i++) {
            var plan = ends.get(i);
            if (action == Action.ADVANCE) plan = shooting(unit, plan);
            plans.add(plan);
            unit.place(here);
        }
    }

    private static ActivationPlan end(
            Unit unit, Action action, Manoeuvre manoeuvre, PlaceValue ground, double now) {
        double value = ground.value(manoeuvre.end(unit));
        var reason = BotReason.MOVE.of(unit.id(), value - now);
        return new ActivationPlan(unit.id(), action, manoeuvre, null, null, value, reason);
    }

    private ActivationPlan shooting(Unit unit, ActivationPlan plan) {
        var manoeuvre = plan.manoeuvre();
        if (manoeuvre == null) return plan;
        unit.place(manoeuvre.end(unit));
        var best = shots.best(imagined, lines.after(unit), unit, true);
        if (best.value() == 0) return plan;
        return new ActivationPlan(
                unit.id(),
                Action.ADVANCE,
                manoeuvre,
                null,
                best.aims(),
                plan.value() + best.value(),
                BotReason.ADVANCE_AND_SHOOT.of(unit.id(), best.value()));
    }

    /** A quick guess how much is at stake for a unit, to choose whom to think about. */
    private double urgency(Unit unit) {
        double most = 0;
        int reach = Allowance.of(unit, Action.CHARGE).value();
        for (var enemy : imagined.onTable(unit.side().other())) {
            if (!Within.within(Footprint.of(unit), Footprint.of(enemy), reach)) continue;
            most = Math.max(most, fights.value(unit, enemy, ChargedSide.FRONT));
            most = Math.max(most, 0.5 * fights.value(enemy, unit, ChargedSide.FRONT));
        }
        return Math.max(most, fromHere(unit).value());
    }
}
