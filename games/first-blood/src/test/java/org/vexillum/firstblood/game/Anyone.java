package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** A player who takes any answer, and sees to it that what is offered is accepted. */
final class Anyone implements Player<Battle> {
    /** How seldom the whole list is looked at. */
    private static final int SELDOM = 60;

    private static final List<ActionKind> FIGHTING =
            List.of(
                    ActionKind.CHARGE,
                    ActionKind.VOLLEY,
                    ActionKind.CLASH,
                    ActionKind.DISENGAGE,
                    ActionKind.CHALLENGE,
                    ActionKind.SPELLCASTING);

    private final RandomSource lot;

    Anyone(long seed) {
        lot = new RandomSource(seed);
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        A answer = question instanceof ChooseAction ? bold(choices) : choices.any(lot);
        assertThat(choices.refusal(answer)).as(question + " " + answer).isNull();
        if (lot.below(SELDOM) == 0)
            for (A listed : choices.list())
                assertThat(choices.refusal(listed)).as(question + " " + listed).isNull();
        return answer;
    }

    /** Mostly an action that meets the enemy, since at random armies hardly do. */
    private <A> A bold(Choices<A> choices) {
        var list = choices.list();
        var fighting = list.stream().filter(action -> FIGHTING.contains(action)).toList();
        if (fighting.isEmpty() || lot.below(4) == 0) return choices.any(lot);
        return fighting.get(lot.below(fighting.size()));
    }
}
