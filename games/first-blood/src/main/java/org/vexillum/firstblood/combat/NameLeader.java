package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Listed;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;

/** Which model takes a fallen leader's place: one that keeps most in command range (FB-CMD-11). */
public record NameLeader(String regiment) implements Question<Battle, NameLeader.Leader> {
    private static final Rules RULES = Rules.of("FB-CMD-11", "FB-WOUND-13");

    /** A model by number. */
    public record Leader(int model) {}

    /** Names one if no leader is left (FB-CMD-13). */
    static void ifNeeded(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (regiment.leaders().length > 0) return;
        var named = referee.ask(regiment.side(), new NameLeader(regiment.id()));
        regiment.setActing(named.model());
        referee.record(
                new CombatEvents.LeaderNamed(
                        regiment.id(), named.model(), RULES.and(Apart.leading(regiment))));
    }

    @Override
    public Class<Leader> answerType() {
        return Leader.class;
    }

    @Override
    public Rules rules() {
        return RULES;
    }

    @Override
    public Choices<Leader> choices(Battle battle) {
        var models = best(battle, battle.regiment(regiment));
        var leaders = models.stream().map(Leader::new).toList();
        return new Listed<>(
                leaders, named -> Refusal.because("FB-CMD-11", "cannot-lead", named.model()));
    }

    private static List<Integer> best(Battle battle, Regiment regiment) {
        var best = new ArrayList<Integer>();
        int most = -1;
        for (int model : regiment.models()) {
            int held = held(battle, regiment, model);
            if (held > most) best.clear();
            most = Math.max(most, held);
            if (held == most && best.stream().noneMatch(b -> Spared.alike(regiment, b, model)))
                best.add(model);
        }
        return best;
    }

    /** How many models would be in command range of this one. */
    private static int held(Battle battle, Regiment regiment, int leader) {
        var copy = regiment.copy();
        copy.setActing(leader);
        return copy.living() - CommandRange.stranded(battle, copy).length;
    }
}
