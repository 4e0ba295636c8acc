package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** Which model takes a fallen leader's place: one that keeps most in command range (FB-CMD-11). */
@Stored(as = "NameLeader", with = "regiment")
public record NameLeader(String regiment) implements Question<Battle, NameLeader.Leader> {
    private static final Rules RULES = Rules.of("FB-CMD-11", "FB-WOUND-13");

    /** A model by number. */
    @Stored(as = "NameLeader.Leader", with = "model")
    public record Leader(int model) {}

    /** Names one if no leader is left (FB-CMD-13). */
    static void ifNeeded(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (regiment.leaders().length > 0) return;
        var named = referee.ask(regiment.side(), new NameLeader(regiment.id()));
        regiment.setActing(named.model());
        referee.record(
                new CombatEvents.LeaderNamed(
                        regiment.id(), named.model(), RULES.and(SeparateModels.leading(regiment))));
    }

    @Override
    public Class<Leader> answerType() {
        return Leader.class;
    }

    @Override
    public Rules rules() {
        return RULES;
    }

    /** Of models that are alike one is listed; the owner may name any of them. */
    @Override
    public Choices<Leader> choices(Battle battle) {
        var best = best(battle, battle.regiment(regiment));
        return new Heirs(leaders(kinds(battle.regiment(regiment), best)), leaders(best));
    }

    private static List<Leader> leaders(List<Integer> models) {
        return models.stream().map(Leader::new).toList();
    }

    private record Heirs(List<Leader> list, List<Leader> all) implements Choices<Leader> {
        @Override
        public @Nullable Refusal refusal(Leader named) {
            return all.contains(named)
                    ? null
                    : Refusal.because("FB-CMD-11", "cannot-lead", named.model());
        }

        /** But for models that are alike. */
        @Override
        public boolean complete() {
            return true;
        }

        @Override
        public Leader any(RandomSource lot) {
            return list.get(lot.below(list.size()));
        }
    }

    private static List<Integer> best(Battle battle, Regiment regiment) {
        var best = new ArrayList<Integer>();
        int most = -1;
        for (int model : regiment.models()) {
            int held = held(battle, regiment, model);
            if (held > most) best.clear();
            most = Math.max(most, held);
            if (held == most) best.add(model);
        }
        return best;
    }

    private static List<Integer> kinds(Regiment regiment, List<Integer> models) {
        var kinds = new ArrayList<Integer>();
        for (int model : models)
            if (kinds.stream().noneMatch(kind -> ModelsToKeep.alike(regiment, kind, model)))
                kinds.add(model);
        return kinds;
    }

    /** How many models would be in command range of this one. */
    private static int held(Battle battle, Regiment regiment, int leader) {
        var copy = regiment.copy();
        copy.setActing(leader);
        return copy.living() - CommandRange.stranded(battle, copy).length;
    }
}
