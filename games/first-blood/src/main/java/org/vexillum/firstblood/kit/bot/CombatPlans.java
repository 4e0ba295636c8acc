package org.vexillum.firstblood.kit.bot;

import java.util.List;
import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;

/** Weighs the actions of a regiment in combat. */
final class CombatPlans {
    /** What a regiment risks that breaks away: to be caught, and to be broken. */
    private static final double CAUGHT = 0.35;

    private final Battle battle;
    private final Regiment active;
    private final CombatValue fights;
    private final boolean two;
    private final List<ActionPlan> plans;

    CombatPlans(
            Battle battle,
            Regiment active,
            CombatValue fights,
            boolean two,
            List<ActionPlan> plans) {
        this.battle = battle;
        this.active = active;
        this.fights = fights;
        this.two = two;
        this.plans = plans;
    }

    private void add(ActionKind action, double value, BotReason why) {
        plans.add(new ActionPlan(action, value, why.of(active.id(), value)));
    }

    void weigh(ChooseAction question) {
        boolean struck = question.taken().contains(ActionKind.CLASH);
        if (!struck && !Engagement.engaging(battle, active)) {
            closeUp();
            return;
        }
        double clash = struck ? 0 : clash(false);
        double after = two ? clash : 0;
        if (!struck) add(ActionKind.CLASH, clash + (two ? 0.5 : 1), BotReason.CLASH);
        if (active.broken()) add(ActionKind.COMBAT_RALLY, rally() + after, BotReason.RALLY);
        if (!struck && two) prepare(clash);
        if (struck) add(ActionKind.INSPIRE, 1, BotReason.INSPIRE);
        if (two) breakAway(clash);
        var cast = new IncantationChoice(battle, fights).best(active);
        if (cast != null) add(ActionKind.SPELLCASTING, cast.value() + after, BotReason.CAST);
        var duel = new ChallengeChoice(battle, fights).best(active);
        if (duel != null) add(ActionKind.CHALLENGE, duel.value() + after, BotReason.CHALLENGE);
    }

    /** Engaged from farther than it reaches itself: it goes nearer, or it goes. */
    private void closeUp() {
        if (active.broken()) add(ActionKind.COMBAT_RALLY, rally(), BotReason.RALLY);
        add(ActionKind.COMBAT_REFORM, 1 + clash(false), BotReason.REFORM);
        if (two) breakAway(0);
    }

    private double rally() {
        return PointsValue.BROKEN * PointsValue.of(battle, active);
    }

    private void prepare(double clash) {
        if (active.inspired() == Inspired.NO)
            add(ActionKind.INSPIRE, clash(true), BotReason.INSPIRE);
        int near = strikers();
        if (2 * near < active.living())
            add(
                    ActionKind.COMBAT_REFORM,
                    clash * active.living() / (near + 1.0) * 0.7,
                    BotReason.REFORM);
    }

    private int strikers() {
        int most = 0;
        for (var enemy : battle.regiments(active.side().other()))
            most = Math.max(most, fights.near(active, enemy));
        return most;
    }

    /** The best of what it can do to any enemy. */
    private double clash(boolean inspired) {
        double most = 0;
        for (var enemy : battle.regiments(active.side().other())) {
            if (!enemy.inPlay()) continue;
            var harm =
                    inspired ? fights.inspiredNow(active, enemy) : fights.clashNow(active, enemy);
            most = Math.max(most, harm.points());
        }
        return most;
    }

    /** Leaves a fight that costs much more than it brings, unless leaving costs as much. */
    private void breakAway(double clash) {
        double feared = 0;
        double parting = 0;
        for (var enemy : battle.regiments(active.side().other())) {
            if (!enemy.inPlay()) continue;
            feared += fights.inspiredNow(enemy, active).points();
            parting += fights.opportunity(enemy, active).points();
        }
        double whole = PointsValue.of(battle, active);
        double saved = Math.min(feared, whole) - 2 * clash - parting - CAUGHT * whole;
        if (saved > 0) add(ActionKind.DISENGAGE, clash + saved, BotReason.BREAK_AWAY);
    }
}
