package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/** Whether the winner of the roll keeps the initiative or gives it to the rival (WC-PREP-05). */
@Stored(as = "KeepInitiative")
public record KeepInitiative() implements Question<Battle, Boolean> {
    @Override
    public Choices<Boolean> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(true, false), no -> Refusal.because("WC-PREP-05", "yes-or-no", no));
    }

    @Override
    public Class<Boolean> answerType() {
        return Boolean.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-PREP-05");
    }
}
