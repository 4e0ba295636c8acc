package org.vexillum.firstblood.kit.adjudicate;

import java.util.List;
import java.util.function.BiFunction;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.adjudicate.AnswerUsed;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;

/**
 * Answers one kind of question from the fields of a task, the first time it is asked.
 *
 * @param <Q> the question
 */
final class PresetReferee<Q extends Question<Battle, A>, A> implements Referee<Battle> {
    private final Referee<Battle> referee;
    private final Battle battle;
    private final Class<Q> kind;
    private final BiFunction<Battle, Q, @Nullable A> answer;
    private boolean used;

    /**
     * @param answer null where the fields do not tell
     */
    PresetReferee(
            Referee<Battle> referee,
            Battle battle,
            Class<Q> kind,
            BiFunction<Battle, Q, @Nullable A> answer) {
        this.referee = referee;
        this.battle = battle;
        this.kind = kind;
        this.answer = answer;
    }

    @Override
    public <B> B ask(Side side, Question<Battle, B> question) {
        if (used || !kind.isInstance(question)) return referee.ask(side, question);
        used = true;
        var said = answer.apply(battle, kind.cast(question));
        if (said == null) return referee.ask(side, question);
        var given = question.answerType().cast(said);
        var refusal = question.choices(battle).refusal(given);
        if (refusal != null) throw new IllegalAnswer(refusal);
        referee.record(new AnswerUsed(side, question, given, question.rules(battle)));
        return given;
    }

    @Override
    public List<Object> askTogether(List<AskedQuestion<Battle, ?>> questions) {
        return referee.askTogether(questions);
    }

    @Override
    public Roll roll(Dice dice) {
        return referee.roll(dice);
    }

    @Override
    public Roll again(Roll roll, int... places) {
        return referee.again(roll, places);
    }

    @Override
    public void reveal(Event fact) {
        referee.reveal(fact);
    }

    @Override
    public void record(Event event) {
        referee.record(event);
    }
}
