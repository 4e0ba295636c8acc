package org.vexillum.bots;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Gives any legal answer, in any game. */
public final class RandomBot<T> implements Player<T> {
    private final RandomSource lot;

    public RandomBot(long seed) {
        lot = new RandomSource(seed);
    }

    @Override
    public <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices) {
        return choices.any(lot);
    }
}
