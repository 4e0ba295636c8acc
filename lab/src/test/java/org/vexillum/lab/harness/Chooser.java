package org.vexillum.lab.harness;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Picks answers by lot, as the subject likes them. */
record Chooser<T extends Table<T>>(Subject<T> subject, RandomSource lot) implements Player<T> {
    @Override
    public <A> A answer(T table, Side side, Question<T, A> question, Choices<A> choices) {
        return subject.pick(question, choices, lot);
    }
}
