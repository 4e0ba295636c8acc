package org.vexillum.warcrow;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.warcrow.table.Battle;

/** Answers at random, and checks that what is offered is accepted. */
public final class Whim implements Player<Battle> {
    private final RandomSource lot;

    public Whim(long seed) {
        lot = new RandomSource(seed);
    }

    @Override
    public <A> A answer(Battle battle, Side side, Question<Battle, A> asked, Choices<A> choices) {
        for (A listed : choices.list())
            if (choices.refusal(listed) != null)
                throw new AssertionError(asked + " offers what it refuses: " + listed);
        A answer = choices.any(lot);
        if (choices.refusal(answer) != null)
            throw new AssertionError(asked + ": " + answer + " " + choices.refusal(answer));
        return answer;
    }
}
