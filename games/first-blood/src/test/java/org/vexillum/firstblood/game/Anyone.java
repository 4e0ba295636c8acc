package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** A player who takes any answer, and sees to it that what is offered is accepted. */
final class Anyone implements Player<Battle> {
    /** How seldom the whole list is looked at. */
    private static final int SELDOM = 60;

    private final Lot lot;

    Anyone(long seed) {
        lot = new Lot(seed);
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        A answer = choices.any(lot);
        assertThat(choices.refusal(answer)).as(question + " " + answer).isNull();
        if (lot.below(SELDOM) == 0)
            for (A listed : choices.list())
                assertThat(choices.refusal(listed)).as(question + " " + listed).isNull();
        return answer;
    }
}
