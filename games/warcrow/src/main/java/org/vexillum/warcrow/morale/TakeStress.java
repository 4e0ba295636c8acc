package org.vexillum.warcrow.morale;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Whether a tracking unit takes 1 stress for a success, the dice seen (WC-FEAT-TRACK-10). */
@Stored(
        as = "TakeStress",
        with = {"unit", "successes", "needed"})
public record TakeStress(String unit, int successes, int needed)
        implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false), no -> Refusal.because("WC-FEAT-TRACK-10", "yes-or-no", no));
    }

    @Override
    public Class<Boolean> answerType() {
        return Boolean.class;
    }

    @Override
    public Boolean pass() {
        return false;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-FEAT-TRACK-10", "WC-DICE-12");
    }
}
