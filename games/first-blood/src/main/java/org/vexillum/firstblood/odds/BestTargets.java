package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;

/**
 * Whom each model strikes: where its blows are worth most, until there is nobody left.
 *
 * <p>So strikes the greedy bot, and so odds assume it.
 */
public final class BestTargets {
    private final Battle battle;
    private final SingleAttackOdds blows;
    private final double unpriced;
    private final List<Struck> struck = new ArrayList<>();

    /** Blows at regiments without points are worth nothing. */
    public BestTargets(Battle battle, SingleAttackOdds blows) {
        this(battle, blows, 0);
    }

    /**
     * @param unpriced what a wound of a regiment without points is worth: if nothing, nobody is
     *     singled out there; how much matters only between several targets
     */
    BestTargets(Battle battle, SingleAttackOdds blows, double unpriced) {
        this.battle = battle;
        this.blows = blows;
        this.unpriced = unpriced;
    }

    private static final class Struck {
        final ModelTargets.Option option;
        double wounds;

        Struck(ModelTargets.Option option) {
            this.option = option;
        }
    }

    public ChooseTargets.Targets targets(ChooseTargets question) {
        var attacker = battle.regiment(question.regiment());
        var picks = new ArrayList<ChooseTargets.Pick>();
        for (var reach : question.reach()) {
            var option = best(attacker, question, reach);
            picks.add(new ChooseTargets.Pick(reach.model(), option.target(), option.at()));
        }
        return new ChooseTargets.Targets(picks);
    }

    private ModelTargets.Option best(
            Regiment attacker, ChooseTargets question, ModelTargets reach) {
        if (reach.options().size() == 1) return reach.options().getFirst();
        boolean inspired = attacker.inspired() != Inspired.NO;
        Struck best = null;
        double most = -1;
        double blow = 0;
        for (var option : reach.options()) {
            var target = battle.regiment(option.target());
            double wounds =
                    blows.of(battle, attacker, reach.model(), target, question.manner(), inspired)
                            .mean();
            var before = struck(option);
            double left = Math.max(0, left(target, option.at()) - before.wounds);
            double value = Math.min(wounds, left) * worth(target, option.at());
            if (value <= most) continue;
            most = value;
            best = before;
            blow = wounds;
        }
        if (best == null) return reach.options().getFirst();
        best.wounds += blow;
        return best.option;
    }

    private Struck struck(ModelTargets.Option option) {
        for (var one : struck) if (one.option.equals(option)) return one;
        var fresh = new Struck(option);
        struck.add(fresh);
        return fresh;
    }

    private static int left(Regiment target, int at) {
        return at >= 0 ? target.woundsLeft(at) : PointsValue.woundsLeft(target);
    }

    /** A champion is worth more than his wounds. */
    private double worth(Regiment target, int at) {
        double priced = PointsValue.perWound(battle, target);
        double each = priced > 0 ? priced : unpriced;
        if (at < 0) return each;
        return at == target.character() || at == target.officer() ? 1.5 * each : each;
    }
}
