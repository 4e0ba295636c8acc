package org.vexillum.kernel.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.stored.Storable;

/** What all referees share: questions that answer themselves, re-rolls, refusals. */
public abstract class BaseReferee<T extends Storable> implements Referee<T> {
    private @Nullable T table;

    /** Tells the referee at which table it stands. */
    public void standAt(T place) {
        table = place;
    }

    protected final T table() {
        if (table == null) throw new IllegalStateException("the referee stands at no table");
        return table;
    }

    /** An answer from outside; never called for a question that answers itself. */
    protected abstract <A> A answer(Side side, Question<T, A> question, Choices<A> choices);

    /** Faces from outside, as many as wanted. */
    protected abstract int[] faces(Dice dice, int count);

    @Override
    public final <A> A ask(Side side, Question<T, A> question) {
        var choices = question.choices(table());
        if (!question.secret()) {
            A only = choices.only();
            if (only != null) {
                A own = unasked(side, question, choices);
                return own != null ? own : itself(side, question, only);
            }
        }
        return answer(side, question, choices);
    }

    /** A legal answer of somebody's own to a question that would answer itself, or null. */
    protected <A> @Nullable A unasked(Side side, Question<T, A> question, Choices<A> choices) {
        return null;
    }

    /** Whether anybody listens to what is recorded. */
    protected boolean listening() {
        return true;
    }

    private <A> A itself(Side side, Question<T, A> question, A only) {
        if (!listening()) return only;
        var name = table().stored().name(question);
        record(new AnsweredItself(side, name, only, question.rules(table())));
        return only;
    }

    @Override
    public List<Object> askTogether(List<AskedQuestion<T, ?>> questions) {
        var answers = new ArrayList<Object>();
        for (var asked : questions) answers.add(one(asked));
        return answers;
    }

    private <A> A one(AskedQuestion<T, A> asked) {
        var choices = asked.question().choices(table());
        return answer(asked.side(), asked.question(), choices);
    }

    @Override
    public Roll roll(Dice dice) {
        Cancellation.check();
        var roll = Roll.of(dice, faces(dice, dice.count()));
        int[] places = roll.placesToRollAgain();
        return places.length == 0 ? roll : again(roll, places);
    }

    @Override
    public final Roll again(Roll roll, int... places) {
        return roll.again(Arrays.copyOf(places, places.length), faces(roll.dice(), places.length));
    }

    @Override
    public void reveal(Event fact) {
        record(fact);
    }

    protected static <A> void mustBeLegal(Choices<A> choices, A answer) {
        Refusal refusal = choices.refusal(answer);
        if (refusal != null) throw new IllegalAnswer(refusal);
    }
}
