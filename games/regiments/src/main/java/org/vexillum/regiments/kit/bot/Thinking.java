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
import org.vexillum.kernel.geometry.Gap;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.Charges;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.shooting.Lines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HoldsOnly;

/** Looks one activation ahead on an imagined table, with exact odds. */
final class Thinking {
    /** Ends of a move that are looked at closely. */
    private static final int CLOSELY = 3;

    /** What the ground in contact may be worth more than the enemy's own place, in points. */
    private static final double HOPE = 20;

    private final Battle imagined;
    private final Fights fights;
    private final Shots shots;
    private final Lines lines;
    private final Map<String, Shots.Best> fromHere = new HashMap<>();

    Thinking(Battle battle, Fights fights) {
        imagined = battle.copy();
        this.fights = fights;
        shots = new Shots(fights);
        lines = new Lines(imagined);
    }

    /** What the unit can hit from where it stands. */
    private Shots.Best fromHere(Unit unit) {
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
        if (unit.shaken()) return new Next(unit, -1, 0, Why.RECOVER.of(unit.id()));
        double stake = urgency(unit);
        var reason =
                stake > 0
                        ? Why.MOST_AT_STAKE.of(unit.id(), stake)
                        : Why.NEAREST_MARKER.of(unit.id());
        return new Next(unit, stake, awayFromMarkers(unit), reason);
    }

    private double awayFromMarkers(Unit unit) {
        var shape = Footprint.of(unit);
        double nearest = Double.MAX_VALUE;
        for (var marker : imagined.markers())
            if (marker.owner() != unit.side())
                nearest = Math.min(nearest, Gap.between(shape, new Disc(marker.at(), 1)));
        return nearest;
    }

    /** The best thing this unit can do. */
    Plan plan(String id) {
        var unit = imagined.unit(id);
        var ground = new Ground(imagined, unit, fights);
        var plans = new ArrayList<Plan>();
        plans.add(hold(unit, ground));
        if (!unit.any(HoldsOnly.class)) {
            moves(unit, Action.ADVANCE, ground, plans);
            moves(unit, Action.RUSH, ground, plans);
            charges(unit, ground, plans);
        }
        return Objects.requireNonNull(best(plans));
    }

    /** The best way to make a move that somebody else decided on. */
    @Nullable Plan move(String id, Action action) {
        var unit = imagined.unit(id);
        var plans = new ArrayList<Plan>();
        moves(unit, action, new Ground(imagined, unit, fights), plans);
        return best(plans);
    }

    /** The best charge if there has to be one. */
    @Nullable Plan charge(String id) {
        var unit = imagined.unit(id);
        var plans = new ArrayList<Plan>();
        charges(unit, new Ground(imagined, unit, fights), plans);
        return best(plans);
    }

    private Plan hold(Unit unit, Ground ground) {
        var best = fromHere(unit);
        double value = ground.value(unit.front()) + best.value();
        var reason =
                best.value() > 0
                        ? Why.SHOOT_FROM_HERE.of(unit.id(), best.value())
                        : Why.STAY.of(unit.id());
        return new Plan(unit.id(), Action.HOLD, null, null, best.aims(), value, reason);
    }

    /** Only fights worth more than the best plan so far are worth a look for a way. */
    private void charges(Unit unit, Ground ground, List<Plan> plans) {
        int reach = Allowance.of(unit, Action.CHARGE).value();
        var holders = new Holders(imagined);
        for (var enemy : imagined.onTable(unit.side().other())) {
            if (!Within.within(Footprint.of(unit), Footprint.of(enemy), reach)) continue;
            double worth = holders.worth(enemy);
            double hope = fights.value(unit, enemy, ChargedSide.REAR) + worth;
            double there = ground.value(enemy.front());
            var best = best(plans);
            if (best != null && hope + there + HOPE < best.value()) continue;
            var path = Charges.find(imagined, unit, enemy);
            if (path == null) continue;
            double fight = fight(unit, enemy, path.side(), worth);
            double value = fight + ground.value(path.contact());
            var reason = Why.CHARGE.of(unit.id(), enemy.id(), fight);
            plans.add(new Plan(unit.id(), Action.CHARGE, null, enemy.id(), null, value, reason));
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
    private static @Nullable Plan best(List<Plan> plans) {
        Plan best = null;
        for (var plan : plans) if (best == null || plan.value() > best.value()) best = plan;
        return best;
    }

    private void moves(Unit unit, Action action, Ground ground, List<Plan> plans) {
        var here = unit.front();
        double now = ground.value(here);
        var ends = new ArrayList<Plan>();
        for (var manoeuvre : new ChooseMove(unit.id(), action).choices(imagined).list())
            ends.add(end(unit, action, manoeuvre, ground, now));
        ends.sort(Comparator.comparingDouble(Plan::value).reversed());
        for (int i = 0; i < Math.min(CLOSELY, ends.size()); i++) {
            var plan = ends.get(i);
            if (action == Action.ADVANCE) plan = shooting(unit, plan);
            plans.add(plan);
            unit.place(here);
        }
    }

    private static Plan end(
            Unit unit, Action action, Manoeuvre manoeuvre, Ground ground, double now) {
        double value = ground.value(manoeuvre.end(unit));
        var reason = Why.MOVE.of(unit.id(), value - now);
        return new Plan(unit.id(), action, manoeuvre, null, null, value, reason);
    }

    private Plan shooting(Unit unit, Plan plan) {
        var manoeuvre = plan.manoeuvre();
        if (manoeuvre == null) return plan;
        unit.place(manoeuvre.end(unit));
        var best = shots.best(imagined, lines.after(unit), unit, true);
        if (best.value() == 0) return plan;
        return new Plan(
                unit.id(),
                Action.ADVANCE,
                manoeuvre,
                null,
                best.aims(),
                plan.value() + best.value(),
                Why.ADVANCE_AND_SHOOT.of(unit.id(), best.value()));
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
