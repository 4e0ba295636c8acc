package org.vexillum.firstblood.characters;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whether a provoked character accepts (FB-PROVOKED-01). */
@Stored(
        as = "AnswerChallenge",
        with = {"provoked", "by"})
public record AnswerChallenge(String provoked, String by)
        implements Question<Battle, AnswerChallenge.Reply> {
    @Stored(
            as = "AnswerChallenge.Reply",
            with = {"ACCEPT", "REFUSE"})
    public enum Reply {
        ACCEPT,
        REFUSE
    }

    /** While an earlier refusal binds it, it can only refuse again (FB-PROVOKED-05). */
    @Override
    public Choices<Reply> choices(Battle battle) {
        boolean bound = battle.regiment(provoked).presenceLost();
        return new ListedChoices<>(
                bound ? List.of(Reply.REFUSE) : List.of(Reply.values()),
                reply -> Refusal.because("FB-PROVOKED-05", "refused-a-challenge", provoked));
    }

    @Override
    public Class<Reply> answerType() {
        return Reply.class;
    }

    @Override
    public List<Reply> standing() {
        return List.of(Reply.values());
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-PROVOKED-01", "FB-PROVOKED-02", "FB-PROVOKED-05");
    }
}
