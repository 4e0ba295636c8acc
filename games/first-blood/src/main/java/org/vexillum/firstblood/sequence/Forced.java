package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sight.Sight;
import org.vexillum.firstblood.sight.SightFor;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * An action as chosen, or as a failed Feral roll forces it.
 *
 * @param towards the enemy regiment it must charge or march at; empty if it is free
 */
public record Forced(ActionKind action, String towards) {
    static Forced freely(ActionKind action) {
        return new Forced(action, "");
    }

    /** What a Feral regiment has to do; without an enemy in sight the action is lost. */
    static Forced on(
            Battle battle, Regiment wild, List<ActionKind> taken, Referee<Battle> referee) {
        var prey = prey(battle, wild, taken);
        if (prey != null) return tell(ActionKind.CHARGE, prey, wild, chargeRules(wild), referee);
        var seen = nearest(battle, wild, seen(battle, wild));
        if (seen != null)
            return tell(ActionKind.MARCH, seen, wild, Rules.of("FB-SR-FERAL-3"), referee);
        return tell(ActionKind.SKIP, "", wild, Rules.of("FB-SR-FERAL-3"), referee);
    }

    /** Even in the round in which it arrived (FB-SR-FERAL-4). */
    private static Rules chargeRules(Regiment wild) {
        var rules = Rules.of("FB-SR-FERAL-2");
        return wild.arrived() ? rules.and("FB-SR-FERAL-4") : rules;
    }

    private static Forced tell(
            ActionKind action,
            String towards,
            Regiment wild,
            Rules rules,
            Referee<Battle> referee) {
        referee.record(new SequenceEvents.FeralForced(wild.id(), action, towards, rules));
        return new Forced(action, towards);
    }

    /** The nearest enemy with tokens that it can charge; not twice, nor broken (FB-SR-FERAL-2). */
    private static @Nullable String prey(Battle battle, Regiment wild, List<ActionKind> taken) {
        boolean barred =
                wild.broken() || Repeats.refusal(battle, wild, taken, ActionKind.CHARGE) != null;
        if (barred) return null;
        var bleeding = new ArrayList<Regiment>();
        for (var enemy : battle.regiments(wild.side().other()))
            if (enemy.tokens() > 0 && ChargeAction.legal(battle, wild, enemy)) bleeding.add(enemy);
        return nearest(battle, wild, bleeding);
    }

    private static List<Regiment> seen(Battle battle, Regiment wild) {
        var seen = new ArrayList<Regiment>();
        for (var enemy : battle.regiments(wild.side().other()))
            if (Distance.known(battle, enemy) && Sight.sees(battle, wild, enemy, SightFor.CHARGE))
                seen.add(enemy);
        return seen;
    }

    private static @Nullable String nearest(Battle battle, Regiment wild, List<Regiment> enemies) {
        String nearest = null;
        int least = Integer.MAX_VALUE;
        for (var enemy : enemies) {
            int gap = gap(battle, wild, enemy);
            if (gap >= least) continue;
            least = gap;
            nearest = enemy.id();
        }
        return nearest;
    }

    private static int gap(Battle battle, Regiment wild, Regiment enemy) {
        int least = Integer.MAX_VALUE;
        for (int model : wild.models())
            for (int other : enemy.models()) {
                int gap = Distance.between(battle, wild, model, enemy, other);
                if (gap >= 0) least = Math.min(least, gap);
            }
        return least;
    }
}
