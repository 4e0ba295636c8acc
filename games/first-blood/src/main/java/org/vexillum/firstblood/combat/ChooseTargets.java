package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Whom each model attacks (FB-CLASH-02, FB-IMPACT-10, FB-OPP-01).
 *
 * @param optional whether models may be left out (FB-IMPACT-04, FB-OPP-01)
 */
@Stored(
        as = "ChooseTargets",
        with = {"regiment", "manner", "reach", "optional"})
public record ChooseTargets(
        String regiment, Manner manner, List<ModelTargets> reach, boolean optional)
        implements Question<Battle, ChooseTargets.Targets> {
    public ChooseTargets {
        reach = List.copyOf(reach);
    }

    /** One model's choice; {@code at} singles a model out, or is -1. */
    @Stored(
            as = "ChooseTargets.Pick",
            with = {"model", "target", "at"})
    public record Pick(int model, String target, int at) {}

    /** Whom each attacking model picked. */
    @Stored(as = "ChooseTargets.Targets", with = "picks")
    public record Targets(List<Pick> picks) {
        public static final Targets NONE = new Targets(List.of());

        public Targets {
            picks = List.copyOf(picks);
        }
    }

    @Override
    public Class<Targets> answerType() {
        return Targets.class;
    }

    @Override
    public Rules rules() {
        return switch (manner) {
            case IMPACT -> Rules.of("FB-IMPACT-10", "FB-IMPACT-05", "FB-IMPACT-06");
            case OPPORTUNITY -> Rules.of("FB-OPP-01");
            default -> Rules.of("FB-CLASH-02", "FB-CLASH-03", "FB-CLASH-05");
        };
    }

    @Override
    public @Nullable Targets pass() {
        return optional ? Targets.NONE : null;
    }

    @Override
    public Choices<Targets> choices(Battle battle) {
        return new Picks(reach, optional, rules());
    }

    /** The attacks that this answer declares, as the models stand. */
    public DeclaredAttacks assault(Battle battle, Targets targets) {
        var attacker = battle.regiment(regiment);
        var nearness = new SupportDistance(battle, attacker, manner);
        var strikes = new ArrayList<ModelAttack>();
        for (var pick : targets.picks)
            strikes.add(nearness.strike(pick.model, pick.target, pick.at));
        return DeclaredAttacks.of(battle, attacker, manner, strikes);
    }

    private record Picks(List<ModelTargets> reach, boolean optional, Rules rules)
            implements Choices<Targets> {
        @Override
        public @Nullable Refusal refusal(Targets targets) {
            var seen = new ArrayList<Integer>();
            for (var pick : targets.picks) {
                if (seen.contains(pick.model))
                    return new Refusal("one-target-each", List.of(pick.model), rules);
                seen.add(pick.model);
                if (!mayPick(pick))
                    return new Refusal(
                            "not-in-reach", List.of(pick.model, pick.target, pick.at), rules);
            }
            if (optional || seen.size() == reach.size()) return null;
            return new Refusal("everybody-strikes", List.of(seen.size(), reach.size()), rules);
        }

        private boolean mayPick(Pick pick) {
            for (var one : reach)
                if (one.model() == pick.model)
                    return one.options().contains(new ModelTargets.Option(pick.target, pick.at));
            return false;
        }

        /** Everybody who can at one target, the others as they can; for each target once. */
        @Override
        public List<Targets> list() {
            var all = new ArrayList<Targets>();
            for (var one : reach)
                for (var option : one.options()) {
                    var targets = towards(option);
                    if (!all.contains(targets)) all.add(targets);
                }
            if (optional || all.isEmpty()) all.add(Targets.NONE);
            return all;
        }

        private Targets towards(ModelTargets.Option wanted) {
            var picks = new ArrayList<Pick>();
            for (var one : reach) {
                var option = one.options().contains(wanted) ? wanted : one.options().getFirst();
                picks.add(new Pick(one.model(), option.target(), option.at()));
            }
            return new Targets(picks);
        }

        @Override
        public boolean complete() {
            if (reach.isEmpty()) return true;
            if (optional) return false;
            for (var one : reach) if (one.options().size() > 1) return false;
            return true;
        }

        @Override
        public Targets any(RandomSource lot) {
            var picks = new ArrayList<Pick>();
            for (var one : reach) {
                var option = one.options().get(lot.below(one.options().size()));
                picks.add(new Pick(one.model(), option.target(), option.at()));
            }
            return new Targets(picks);
        }
    }
}
