package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whether impact attacks are made a second time (FB-SR-OVERRUN-1). */
@Stored(as = "UseOverrun", with = "regiment")
public record UseOverrun(String regiment) implements Question<Battle, UseOverrun.Answer> {
    @Stored(
            as = "UseOverrun.Answer",
            with = {"LEAVE_IT", "STRIKE_AGAIN"})
    public enum Answer {
        LEAVE_IT,
        STRIKE_AGAIN
    }

    @Override
    public Class<Answer> answerType() {
        return Answer.class;
    }

    @Override
    public List<Answer> standing() {
        return List.of(Answer.STRIKE_AGAIN, Answer.LEAVE_IT);
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-SR-OVERRUN-1");
    }

    @Override
    public Answer pass() {
        return Answer.LEAVE_IT;
    }

    @Override
    public Choices<Answer> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Answer.STRIKE_AGAIN, Answer.LEAVE_IT),
                answer -> Refusal.because("FB-SR-OVERRUN-1", "no-overrun", answer));
    }
}
