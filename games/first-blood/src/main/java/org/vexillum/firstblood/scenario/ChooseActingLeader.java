package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** Which model of a regiment without a leader acts as one (FB-CMD-09). */
@Stored(as = "ChooseActingLeader", with = "regiment")
public record ChooseActingLeader(String regiment) implements Question<Battle, Integer> {
    /** Names one where none leads, before the regiment is deployed or enters. */
    public static void whereNeeded(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (regiment.leaders().length > 0) return;
        int model =
                alike(regiment)
                        ? regiment.models()[0]
                        : referee.ask(regiment.side(), new ChooseActingLeader(regiment.id()));
        regiment.setActing(model);
        var rules = Rules.of("FB-CMD-09", "FB-REG-06");
        referee.record(new ScenarioEvents.ActingLeaderNamed(regiment.id(), model, rules));
    }

    /** Models that differ in nothing, their places either: it does not matter which. */
    private static boolean alike(Regiment regiment) {
        if (regiment.placed()) return false;
        int[] models = regiment.models();
        for (int model : models)
            if (!regiment.card(model).equals(regiment.card(models[0]))) return false;
        return true;
    }

    @Override
    public Choices<Integer> choices(Battle battle) {
        var living = new ArrayList<Integer>();
        for (int model : battle.regiment(regiment).models()) living.add(model);
        return new ListedChoices<>(
                living, model -> Refusal.because("FB-CMD-09", "no-such-model", regiment, model));
    }

    @Override
    public Class<Integer> answerType() {
        return Integer.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CMD-09", "FB-MUSTER-10");
    }
}
