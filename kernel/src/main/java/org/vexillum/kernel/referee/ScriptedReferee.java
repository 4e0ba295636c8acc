package org.vexillum.kernel.referee;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.stored.Storable;

/** Reads prepared answers and dice, and stops where they run out. */
public final class ScriptedReferee<T extends Storable> extends BaseReferee<T> {
    /** Dice that the script does not have. */
    public record MissingDice(Dice dice, int count) {}

    private final Script<T> script;
    private final List<Event> events = new ArrayList<>();
    private @Nullable AskedQuestion<T, ?> waiting;
    private @Nullable MissingDice missing;

    public ScriptedReferee(Script<T> script) {
        this.script = script;
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        A answer = script.answer(side, question, choices);
        if (answer == null) {
            waiting = new AskedQuestion<>(side, question);
            throw new NoAnswerYet();
        }
        mustBeLegal(choices, answer);
        return answer;
    }

    @Override
    protected int[] faces(Dice dice, int count) {
        int[] faces = script.faces(dice, count);
        if (faces == null) {
            missing = new MissingDice(dice, count);
            throw new NoAnswerYet();
        }
        return faces;
    }

    @Override
    public void record(Event event) {
        events.add(event);
    }

    public List<Event> events() {
        return events;
    }

    /** The question for which no answer was prepared. */
    public @Nullable AskedQuestion<T, ?> waiting() {
        return waiting;
    }

    /** The roll for which no dice were prepared. */
    public @Nullable MissingDice missing() {
        return missing;
    }
}
