package org.vexillum.kernel.referee;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.dice.Roll;

/**
 * The only way out of the rules.
 *
 * <p>At each call the table is fit to be seen. Rules neither catch what a referee throws nor
 * restore anything afterwards: the step is run again from its start.
 *
 * @param <T> the table of the game
 */
public interface Referee<T> {
    /** Has a side choose. */
    <A> A ask(Side side, Question<T, A> question);

    /**
     * A question is not put, since nothing could be chosen.
     *
     * <p>Only whoever has answers before the questions come needs to know.
     */
    default <A> void notPut(Side side, Question<T, A> question) {}

    /** Has several sides choose at once; the rules see nothing before all have answered. */
    List<Object> askTogether(List<AskedQuestion<T, ?>> questions);

    /** Rolls; faces that the check wants rolled again are rolled again, once, after all dice. */
    Roll roll(Dice dice);

    /**
     * The same where the rules say all that they take from the dice.
     *
     * <p>Only whoever works out chances needs to know.
     */
    default Roll roll(Dice dice, Reading reading) {
        return roll(dice);
    }

    /** Rolls the dice at these places again, by somebody's choice. */
    Roll again(Roll roll, int... places);

    /** Something hidden becomes known: what lies before can no longer be taken back freely. */
    void reveal(Event fact);

    /** Something happened. */
    void record(Event event);
}
