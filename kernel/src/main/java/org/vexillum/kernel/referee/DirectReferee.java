package org.vexillum.kernel.referee;

import java.util.function.Consumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.stored.Storable;

/**
 * Asks players who answer at once: simulation at full speed.
 *
 * <p>Dice are counted from the last answer, as in a journal, so that a simulated game can be saved
 * and replayed.
 */
public class DirectReferee<T extends Storable> extends BaseReferee<T> {
    private final Player<T> a;
    private final Player<T> b;
    private final DiceSource dice;
    private final Consumer<? super Event> log;
    private int answers;
    private int next;

    public DirectReferee(Player<T> a, Player<T> b, DiceSource dice, Consumer<? super Event> log) {
        this.a = a;
        this.b = b;
        this.dice = dice;
        this.log = log;
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        A answer = (side == Side.A ? a : b).answer(table(), side, question, choices);
        answers++;
        next = 0;
        return answer;
    }

    @Override
    protected final int[] faces(Dice what, int count) {
        int[] faces = new int[count];
        for (int i = 0; i < count; i++) faces[i] = dice.die(what.faces(), answers, next++);
        return faces;
    }

    /** How many questions have been answered. */
    public int answers() {
        return answers;
    }

    @Override
    public void record(Event event) {
        log.accept(event);
    }
}
