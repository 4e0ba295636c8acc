package org.vexillum.firstblood.movement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.BaseReferee;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** A referee with prepared answers and faces; what it has no answer for it declines. */
final class Scripted extends BaseReferee<Battle> {
    private final Deque<Object> answers;
    private final Deque<Integer> faces = new ArrayDeque<>();
    final List<Event> events;
    final List<Question<?, ?>> asked = new ArrayList<>();

    private Scripted(List<?> answers, List<Event> events) {
        this.answers = new ArrayDeque<>(answers);
        this.events = events;
    }

    static Scripted recording(List<Event> events) {
        return new Scripted(List.of(), events);
    }

    static Scripted answering(Battle battle, List<?> answers, int... faces) {
        var referee = new Scripted(answers, new ArrayList<>());
        for (int face : faces) referee.faces.add(face);
        referee.standAt(battle);
        return referee;
    }

    @Override
    protected <A> A answer(Side side, Question<Battle, A> question, Choices<A> choices) {
        asked.add(question);
        var declined = question.pass();
        if (declined != null && !question.answerType().isInstance(answers.peek())) return declined;
        var next = answers.poll();
        if (next == null) throw new AssertionError("no answer prepared for " + question);
        var answer = question.answerType().cast(next);
        mustBeLegal(choices, answer);
        return answer;
    }

    @Override
    protected int[] faces(Dice dice, int count) {
        int[] fallen = new int[count];
        for (int i = 0; i < count; i++) fallen[i] = faces.remove();
        return fallen;
    }

    @Override
    public void record(Event event) {
        events.add(event);
    }

    <E extends Event> E event(Class<E> type) {
        for (var event : events) if (type.isInstance(event)) return type.cast(event);
        throw new AssertionError("no " + type.getSimpleName() + " in " + events);
    }
}
