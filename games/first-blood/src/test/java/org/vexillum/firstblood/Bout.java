package org.vexillum.firstblood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.NoAnswerYet;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;

/**
 * A battle with prepared dice and answers.
 *
 * <p>Each roll is prepared with its purpose and exactly its dice; whatever is missing or left over
 * fails the test.
 */
public final class Bout {
    private record Prepared(Throw purpose, int[] faces) {}

    private final Battle battle;
    private final Deque<Prepared> rolls = new ArrayDeque<>();
    private final Deque<Object> answers = new ArrayDeque<>();
    private final ScriptedReferee<Battle> referee = new ScriptedReferee<>(new Dealt());

    private Bout(Battle battle) {
        this.battle = battle;
        referee.standAt(battle);
    }

    public static Bout on(Field field) {
        return new Bout(field.battle());
    }

    private final class Dealt implements Script<Battle> {
        @Override
        public <A> @Nullable A answer(Side side, Question<Battle, A> question, Choices<A> all) {
            if (answers.isEmpty()) return null;
            var answer = answers.poll();
            assertThat(answer).as("answer to %s", question).isInstanceOf(question.answerType());
            return question.answerType().cast(answer);
        }

        @Override
        public int @Nullable [] faces(Dice dice, int count) {
            if (count == 0) return new int[0];
            var next = rolls.poll();
            if (next == null) return null;
            assertThat(dice.purpose()).as("purpose of %s", dice).isEqualTo(next.purpose);
            assertThat(next.faces).as("dice for %s", dice).hasSize(count);
            return next.faces;
        }
    }

    // ---- preparing

    /** The dice of the next roll; re-rolls are rolls of their own. */
    public Bout roll(Throw purpose, int... faces) {
        rolls.add(new Prepared(purpose, faces));
        return this;
    }

    public Bout clash(int... faces) {
        return roll(Throw.CLASH, faces);
    }

    public Bout defence(int... faces) {
        return roll(Throw.DEFENCE, faces);
    }

    public Bout morale(int... faces) {
        return roll(Throw.MORALE, faces);
    }

    public Bout answer(Object... more) {
        for (var answer : more) answers.add(answer);
        return this;
    }

    // ---- playing

    /** A stage of the rules. */
    public interface Stage<R> {
        R play(Battle battle, Referee<Battle> referee);
    }

    /** A stage that returns nothing. */
    public interface Act {
        void play(Battle battle, Referee<Battle> referee);
    }

    /** Plays a stage; everything prepared is used up and nothing is missing. */
    public <R> R play(Stage<R> stage) {
        R result;
        try {
            result = stage.play(battle, referee);
        } catch (NoAnswerYet stop) {
            throw new AssertionError(
                    "missing: " + referee.waiting() + referee.missing() + " after " + events());
        }
        assertThat(rolls).as("dice left over after %s", events()).isEmpty();
        assertThat(answers).as("answers left over after %s", events()).isEmpty();
        return result;
    }

    public Bout act(Act act) {
        play((table, judge) -> {
            act.play(table, judge);
            return true;
        });
        return this;
    }

    /** Plays until a question that has no answer prepared, and returns it. */
    public Question<Battle, ?> asked(Act act) {
        try {
            act.play(battle, referee);
        } catch (NoAnswerYet stop) {
            return Objects.requireNonNull(referee.waiting(), "dice are missing").question();
        }
        throw new AssertionError("nothing was asked");
    }

    // ---- looking

    public Battle battle() {
        return battle;
    }

    public Regiment regiment(String id) {
        return battle.regiment(id);
    }

    public List<Event> events() {
        return referee.events();
    }

    public <E> List<E> all(Class<E> type) {
        return events().stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The one event of a type. */
    public <E> E event(Class<E> type) {
        assertThat(all(type)).as("one %s in %s", type.getSimpleName(), events()).hasSize(1);
        return all(type).getFirst();
    }

    /** Whether some event rests on this rule. */
    public boolean cites(String rule) {
        return events().stream().anyMatch(event -> event.rules().has(rule));
    }
}
