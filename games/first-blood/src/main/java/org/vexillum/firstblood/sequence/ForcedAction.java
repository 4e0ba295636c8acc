package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sight.Sight;
import org.vexillum.firstblood.sight.SightPurpose;
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
public record ForcedAction(ActionKind action, String towards) {
    static ForcedAction freely(ActionKind action) {
        return new ForcedAction(action, "");
    }

    /** What a Feral regiment has to do; without an enemy in sight the action is lost. */
    static ForcedAction on(
            Battle battle, Regiment wild, List<ActionKind> taken, Referee<Battle> referee) {
        var prey = prey(battle, wild, taken);
        if (prey != null) return tell(ActionKind.CHARGE, prey, wild, chargeRules(wild), referee);
        var seen = nearestSeen(battle, wild);
        if (seen != null)
            return tell(ActionKind.MARCH, seen, wild, Rules.of("FB-SR-FERAL-3"), referee);
        return tell(ActionKind.SKIP, "", wild, Rules.of("FB-SR-FERAL-3"), referee);
    }

    /** Even in the round in which it arrived (FB-SR-FERAL-4). */
    private static Rules chargeRules(Regiment wild) {
        var rules = Rules.of("FB-SR-FERAL-2");
        return wild.arrived() ? rules.and("FB-SR-FERAL-4") : rules;
    }

    private static ForcedAction tell(
            ActionKind action,
            String towards,
            Regiment wild,
            Rules rules,
            Referee<Battle> referee) {
        referee.record(new SequenceEvents.FeralForced(wild.id(), action, towards, rules));
        return new ForcedAction(action, towards);
    }

    /** The nearest enemy with tokens that it can charge; not twice, nor broken (FB-SR-FERAL-2). */
    private static @Nullable String prey(Battle battle, Regiment wild, List<ActionKind> taken) {
        boolean barred =
                wild.broken()
                        || ActionRepeats.refusal(battle, wild, taken, ActionKind.CHARGE) != null;
        if (barred) return null;
        var bleeding = new ArrayList<Regiment>();
        for (var enemy : battle.regiments(wild.side().other()))
            if (enemy.tokens() > 0 && ChargeAction.legal(battle, wild, enemy)) bleeding.add(enemy);
        return nearest(battle, wild, bleeding);
    }

    /** To measure is cheaper than to look: the nearest are looked for first. */
    private static @Nullable String nearestSeen(Battle battle, Regiment wild) {
        var enemies = battle.regiments(wild.side().other());
        enemies.removeIf(enemy -> !Distance.known(battle, enemy));
        for (var enemy : byDistance(battle, wild, enemies))
            if (Sight.sees(battle, wild, enemy, SightPurpose.CHARGE)) return enemy.id();
        return null;
    }

    private static @Nullable String nearest(Battle battle, Regiment wild, List<Regiment> enemies) {
        var sorted = byDistance(battle, wild, enemies);
        return sorted.isEmpty() ? null : sorted.getFirst().id();
    }

    private static List<Regiment> byDistance(Battle battle, Regiment wild, List<Regiment> enemies) {
        record Far(Regiment enemy, int gap) {}
        return enemies.stream()
                .map(enemy -> new Far(enemy, gap(battle, wild, enemy)))
                .filter(far -> far.gap < Integer.MAX_VALUE)
                .sorted(Comparator.comparingInt(Far::gap))
                .map(Far::enemy)
                .toList();
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
