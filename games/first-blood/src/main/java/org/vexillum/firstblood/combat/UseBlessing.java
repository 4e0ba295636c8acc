package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Blesses;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** Whether the once-per-round blessing goes into this roll (FB-SR-BLESSED-E1, FB-SR-BLESSED-E2). */
@Stored(
        as = "UseBlessing",
        with = {"regiment", "on", "rule"})
public record UseBlessing(String regiment, On on, String rule)
        implements Question<Battle, UseBlessing.Answer> {
    /** Which dice would be rolled again where they fail. */
    @Stored(
            as = "UseBlessing.On",
            with = {"HITS", "DEFENCE"})
    public enum On {
        HITS,
        DEFENCE
    }

    @Stored(
            as = "UseBlessing.Answer",
            with = {"KEEP", "USE"})
    public enum Answer {
        KEEP,
        USE
    }

    public static boolean onHits(
            Battle battle,
            Regiment regiment,
            List<Integer> attackers,
            Manner manner,
            Referee<Battle> referee) {
        var blessing = blessing(battle, regiment, attackers);
        return blessing != null
                && blessing.blessesHits(manner)
                && used(regiment, On.HITS, blessing, referee);
    }

    static boolean onDefence(Battle battle, Regiment regiment, Referee<Battle> referee) {
        var blessing = blessing(battle, regiment, RankAndFile.living(regiment));
        return blessing != null && used(regiment, On.DEFENCE, blessing, referee);
    }

    public static boolean has(Battle battle, Regiment regiment, int model) {
        return Traits.has(battle, regiment, model, Blesses.class);
    }

    private static @Nullable Blesses blessing(
            Battle battle, Regiment regiment, List<Integer> models) {
        if (regiment.blessingUsed()) return null;
        for (int model : models) {
            var found = Traits.find(Traits.of(battle, regiment, model), Blesses.class);
            if (found != null) return found;
        }
        return null;
    }

    private static boolean used(
            Regiment regiment, On on, Blesses blessing, Referee<Battle> referee) {
        var question = new UseBlessing(regiment.id(), on, blessing.rule());
        boolean used = referee.ask(regiment.side(), question) == Answer.USE;
        if (used) {
            regiment.setBlessingUsed(true);
            referee.record(new CombatEvents.Blessed(regiment.id(), on, question.rules()));
        }
        return used;
    }

    @Override
    public Class<Answer> answerType() {
        return Answer.class;
    }

    @Override
    public List<Answer> standing() {
        return List.of(Answer.USE, Answer.KEEP);
    }

    @Override
    public Rules rules() {
        return Rules.of(rule);
    }

    @Override
    public Answer pass() {
        return Answer.KEEP;
    }

    @Override
    public Choices<Answer> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Answer.KEEP, Answer.USE),
                answer -> Refusal.because(rule, "no-blessing", answer));
    }
}
