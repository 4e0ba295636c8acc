package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ActionLimit;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** Weighs the actions of one activation, two at a time. */
final class ActivationPlanner {
    /** How sure a shot is that is only measured, not looked along. */
    private static final double MAYBE = 0.7;

    private final Battle battle;
    private final Regiment active;
    private final CombatValue fights;
    private final ShootingValue shots;
    private final ChargeChoice charges;
    private final ChooseAction question;
    private final List<ActionPlan> plans = new ArrayList<>();
    private final boolean two;

    ActivationPlanner(Battle battle, CombatValue fights, ChooseAction question) {
        this.battle = battle;
        this.fights = fights;
        this.question = question;
        active = battle.regiment(question.regiment());
        shots = new ShootingValue(battle, fights.blows());
        charges = new ChargeChoice(battle, fights);
        two = question.nth() < 2;
    }

    /** The plans, the best first. */
    List<ActionPlan> plans() {
        add(ActionKind.SKIP, 0, BotReason.NOTHING_BETTER);
        if (active.status() == Status.ARRIVING) add(ActionKind.MARCH, 1, BotReason.COME_NOW);
        else if (question.limit() != ActionLimit.NONE) outside(false);
        else if (fighting()) new CombatPlans(battle, active, fights, two, plans).weigh(question);
        else outside(two);
        plans.sort(Comparator.comparingDouble(ActionPlan::value).reversed());
        return plans;
    }

    private boolean fighting() {
        return Engagement.engaged(battle, active) || Engagement.engaging(battle, active);
    }

    private void add(ActionKind action, double value, BotReason why) {
        plans.add(new ActionPlan(action, value, why.of(active.id(), value)));
    }

    private void outside(boolean both) {
        var here = RegimentPlaces.of(battle, active);
        if (here == null) return;
        var ground = new PlaceValue(battle, active, fights);
        double march = march(ground, here, both);
        double volley = volley();
        double charge = charge(ground, here, both);
        if (active.broken()) add(ActionKind.RALLY, 50 + march + volley, BotReason.RALLY);
        add(ActionKind.CHARGE, charge, BotReason.CHARGE);
        if (volley > 0) add(ActionKind.VOLLEY, volley + (both ? march : 0), BotReason.SHOOT);
        if (both) pairs(here, volley);
        magic(Math.max(march, volley), both);
    }

    /** What only pays with another action after it. */
    private void pairs(Point here, double volley) {
        if (volley > 0 && !active.aimed()) {
            double aimed =
                    shots.from(active, here, true) / Math.max(1, shots.from(active, here, false));
            add(ActionKind.TAKE_AIM, volley * aimed, BotReason.AIM);
            add(ActionKind.OVERCHARGE, volley * 1.3, BotReason.LOAD);
        }
    }

    /** The march and what it leads to. */
    private double march(PlaceValue ground, Point here, boolean both) {
        var aim = ground.aim();
        double now = ground.value(here);
        if (aim == null) return 0;
        int pace = MoveLength.lowest(active).value();
        var once = RegimentPlaces.towards(here, aim, pace);
        double gain = ground.value(once) - now;
        add(ActionKind.MARCH, gain, ground.holds(once) ? BotReason.HOLD_ZONE : BotReason.MARCH);
        if (!both) return Math.max(0, gain);
        double twice = ground.value(RegimentPlaces.towards(here, aim, pace * 1.5)) - now;
        add(ActionKind.MARCH, twice, BotReason.MARCH);
        double shot = MAYBE * shots.from(active, once, false);
        if (shot > 0) add(ActionKind.MARCH, gain + shot, BotReason.MARCH_AND_SHOOT);
        marchAndCharge(ground, here);
        return Math.max(0, gain);
    }

    private void marchAndCharge(PlaceValue ground, Point here) {
        if (active.arrived() || active.broken()) return;
        int pace = MoveLength.lowest(active).value();
        for (var enemy : battle.regiments(active.side().other())) {
            if (!enemy.inPlay()) continue;
            double now = ground.chance(enemy, 0);
            double then = ground.chance(enemy, pace);
            if (now > 0.5 || then == 0) continue;
            double value = then * charges.value(active, enemy, false) + ground(ground, here, enemy);
            add(ActionKind.MARCH, MAYBE * value, BotReason.MARCH_AND_CHARGE);
        }
    }

    private double ground(PlaceValue ground, Point here, Regiment enemy) {
        var there = RegimentPlaces.of(battle, enemy);
        return there == null ? 0 : Math.min(0, ground.value(there) - ground.value(here));
    }

    private double volley() {
        if (question.taken().contains(ActionKind.VOLLEY) || shots.weapons(active).isEmpty())
            return 0;
        if (VolleyAction.refusal(battle, active) != null) return 0;
        var choices = new ChooseVolley(active.id()).choices(battle);
        var best = shots.best(active, choices);
        return best == null ? 0 : shots.value(active, best, active.aimed());
    }

    private double charge(PlaceValue ground, Point here, boolean both) {
        if (active.broken() || active.arrived()) return 0;
        var best = charges.best(active, ground, here, both, legal());
        return best == null ? 0 : best.value();
    }

    private Choices<ChargeTargets> legal() {
        return new ChooseChargeTargets(active.id()).choices(battle);
    }

    private void magic(double other, boolean both) {
        var cast = new IncantationChoice(battle, fights).best(active);
        double after = both ? other : 0;
        if (cast != null) add(ActionKind.SPELLCASTING, cast.value() + after, BotReason.CAST);
        var duel = new ChallengeChoice(battle, fights).best(active);
        if (duel != null) add(ActionKind.CHALLENGE, duel.value() + after, BotReason.CHALLENGE);
    }

    /** The best that is allowed. */
    @Nullable ActionPlan best(Choices<?> choices, ChooseAction asked) {
        var legal = asked.choices(battle);
        for (var plan : plans()) if (legal.refusal(plan.action()) == null) return plan;
        return null;
    }
}
