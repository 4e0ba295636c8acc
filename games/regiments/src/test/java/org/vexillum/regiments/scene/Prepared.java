package org.vexillum.regiments.scene;

import java.util.ArrayDeque;
import java.util.Deque;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Script;
import org.vexillum.regiments.table.Battle;

/** Answers and faces in the order in which they are wanted. */
final class Prepared implements Script<Battle> {
    private final Deque<Object> answers = new ArrayDeque<>();
    private final Deque<Integer> faces = new ArrayDeque<>();

    void answers(Object... more) {
        for (var answer : more) answers.add(answer);
    }

    void dice(int... more) {
        for (int face : more) faces.add(face);
    }

    boolean exhausted() {
        return answers.isEmpty() && faces.isEmpty();
    }

    @Override
    public <A> @Nullable A answer(Side side, Question<Battle, A> question, Choices<A> choices) {
        return answers.isEmpty() ? null : question.answerType().cast(answers.poll());
    }

    @Override
    public int @Nullable [] faces(Dice dice, int count) {
        if (faces.size() < count) return null;
        int[] taken = new int[count];
        for (int i = 0; i < count; i++) taken[i] = faces.poll();
        return taken;
    }
}
