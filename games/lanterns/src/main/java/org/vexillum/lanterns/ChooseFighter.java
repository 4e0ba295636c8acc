package org.vexillum.lanterns;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Who acts next (LD-TURN-01). */
@Stored("ChooseFighter(side)")
public record ChooseFighter(Side side) implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        var ready = battle.standing(side).stream().filter(one -> !one.done()).map(Fighter::id);
        return new ListedChoices<>(
                ready.toList(), id -> Refusal.because("LD-TURN-01", "cannot-act", id));
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("LD-TURN-01");
    }
}
