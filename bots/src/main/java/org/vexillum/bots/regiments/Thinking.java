package org.vexillum.bots.regiments;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.bots.Reason;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.Charges;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
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

    Thinking(Battle battle, Fights fights, Shots shots) {
        imagined = battle.copy();
        this.fights = fights;
        this.shots = shots;
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
        return plans.stream().max(Comparator.comparingDouble(Plan::value)).orElseThrow();
    }

    private Plan hold(Unit unit, Ground ground) {
        var best = shots.best(imagined, unit, false);
        double value = ground.value(unit.front()) + best.value();
        var reason =
                best.value() > 0
                        ? Reason.because("shoot-from-here", unit.id(), best.value())
                        : Reason.because("stay", unit.id());
        return new Plan(unit.id(), Action.HOLD, null, null, best.aims(), value, reason);
    }

    /** Only fights worth more than the best plan so far are worth a look for a way. */
    private void charges(Unit unit, Ground ground, List<Plan> plans) {
        int reach = Allowance.of(unit, Action.CHARGE).value();
        for (var enemy : imagined.onTable(unit.side().other())) {
            if (!Within.within(Footprint.of(unit), Footprint.of(enemy), reach)) continue;
            double hope = fights.value(unit, enemy, ChargedSide.REAR);
            double there = ground.value(enemy.front());
            if (hope + there + HOPE < best(plans)) continue;
            var path = Charges.find(imagined, unit, enemy);
            if (path == null) continue;
            double fight = fights.value(unit, enemy, path.side());
            double value = fight + ground.value(path.contact());
            var reason = Reason.because("charge", unit.id(), enemy.id(), fight);
            plans.add(new Plan(unit.id(), Action.CHARGE, null, enemy.id(), null, value, reason));
        }
    }

    private static double best(List<Plan> plans) {
        double best = Double.NEGATIVE_INFINITY;
        for (var plan : plans) best = Math.max(best, plan.value());
        return best;
    }

    private void moves(Unit unit, Action action, Ground ground, List<Plan> plans) {
        var here = unit.front();
        var ends = new ArrayList<Plan>();
        for (var manoeuvre : new ChooseMove(unit.id(), action).choices(imagined).list())
            ends.add(end(unit, action, manoeuvre, ground));
        ends.sort(Comparator.comparingDouble(Plan::value).reversed());
        for (int i = 0; i < Math.min(CLOSELY, ends.size()); i++) {
            var plan = ends.get(i);
            if (action == Action.ADVANCE) plan = shooting(unit, plan);
            plans.add(plan);
            unit.place(here);
        }
    }

    private Plan end(Unit unit, Action action, Manoeuvre manoeuvre, Ground ground) {
        double value = ground.value(manoeuvre.end(unit));
        var reason = Reason.because("move", unit.id(), value);
        return new Plan(unit.id(), action, manoeuvre, null, null, value, reason);
    }

    private Plan shooting(Unit unit, Plan plan) {
        var manoeuvre = plan.manoeuvre();
        if (manoeuvre == null) return plan;
        unit.place(manoeuvre.end(unit));
        var best = shots.best(imagined, unit, true);
        if (best.value() == 0) return plan;
        return new Plan(
                unit.id(),
                Action.ADVANCE,
                manoeuvre,
                null,
                best.aims(),
                plan.value() + best.value(),
                Reason.because("advance-and-shoot", unit.id(), best.value()));
    }

    /** A quick guess how much is at stake for a unit, to choose whom to think about. */
    double urgency(Unit unit) {
        if (unit.shaken()) return -1;
        double most = 0;
        int reach = Allowance.of(unit, Action.CHARGE).value();
        for (var enemy : imagined.onTable(unit.side().other())) {
            if (!Within.within(Footprint.of(unit), Footprint.of(enemy), reach)) continue;
            most = Math.max(most, fights.value(unit, enemy, ChargedSide.FRONT));
            most = Math.max(most, 0.5 * fights.value(enemy, unit, ChargedSide.FRONT));
        }
        return Math.max(most, shots.best(imagined, unit, false).value());
    }

    Battle imagined() {
        return imagined;
    }
}
