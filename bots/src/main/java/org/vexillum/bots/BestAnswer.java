package org.vexillum.bots;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/**
 * Gives the listed answer that is worth most, the first of equals.
 *
 * @param worth what a game knows of the worth of answers
 */
public record BestAnswer<T>(Worth<T> worth) implements Player<T> {
    /** What an answer is worth to a side; only answers to one question are compared. */
    public interface Worth<T> {
        double of(T table, Side side, Question<T, ?> question, Object answer);
    }

    @Override
    public <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices) {
        var list = choices.list();
        A best = list.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (var answer : list) {
            double value = worth.of(table, side, question, answer);
            if (value <= most) continue;
            best = answer;
            most = value;
        }
        return best;
    }
}
