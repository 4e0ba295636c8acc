package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Whether morale is tested on a character's higher Resolve (FB-PRESENCE-02-E2).
 *
 * @param model who tests for himself, or a negative number
 */
@Stored(
        as = "UsePresence",
        with = {"regiment", "model", "character", "own", "lent"})
public record UsePresence(String regiment, int model, String character, int own, int lent)
        implements Question<Battle, UsePresence.Answer> {
    @Stored(
            as = "UsePresence.Answer",
            with = {"CHARACTERS_RESOLVE", "OWN_RESOLVE"})
    public enum Answer {
        CHARACTERS_RESOLVE,
        OWN_RESOLVE
    }

    @Override
    public Class<Answer> answerType() {
        return Answer.class;
    }

    @Override
    public List<Answer> standing() {
        return List.of(Answer.values());
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-PRESENCE-02-E2");
    }

    /** Unless the owner declines, the higher value is used. */
    @Override
    public Answer pass() {
        return Answer.CHARACTERS_RESOLVE;
    }

    @Override
    public Choices<Answer> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Answer.values()),
                answer -> Refusal.because("FB-PRESENCE-02-E2", "no-presence", answer));
    }
}
