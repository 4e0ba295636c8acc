package org.vexillum.kernel.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.play.TinyGame.Told;

class RefereesTest {
    private final Deque<Object> answers = new ArrayDeque<>();
    private final Deque<int[]> rolls = new ArrayDeque<>();
    private final ScriptedReferee<Notes> scripted = new ScriptedReferee<>(new Prepared());

    RefereesTest() {
        scripted.standAt(new Notes());
    }

    private final class Prepared implements Script<Notes> {
        @Override
        public <A> @Nullable A answer(Side side, Question<Notes, A> question, Choices<A> all) {
            return answers.isEmpty() ? null : question.answerType().cast(answers.poll());
        }

        @Override
        public int @Nullable [] faces(Dice dice, int count) {
            return rolls.poll();
        }
    }

    @Test
    void aScriptAnswersAndRolls() {
        answers.add("y");
        rolls.add(new int[] {3, 5});
        assertThat(scripted.ask(Side.A, Pick.one("x", "y"))).isEqualTo("y");
        assertThat(scripted.roll(TinyGame.dice(Check.READ, 2)).faces()).containsExactly(3, 5);
    }

    @Test
    void aScriptStopsWhereAnAnswerIsMissing() {
        var question = Pick.one("x", "y");
        assertThatExceptionOfType(NoAnswerYet.class)
                .isThrownBy(() -> scripted.ask(Side.B, question));
        assertThat(scripted.waiting()).isEqualTo(new AskedQuestion<>(Side.B, question));
        assertThat(scripted.missing()).isNull();
    }

    @Test
    void aScriptStopsWhereDiceAreMissing() {
        var dice = TinyGame.dice(Check.READ, 2);
        assertThatExceptionOfType(NoAnswerYet.class).isThrownBy(() -> scripted.roll(dice));
        assertThat(scripted.missing()).isEqualTo(new ScriptedReferee.MissingDice(dice, 2));
        assertThat(scripted.waiting()).isNull();
    }

    @Test
    void aScriptMustAnswerLegally() {
        answers.add("z");
        assertThatExceptionOfType(IllegalAnswer.class)
                .isThrownBy(() -> scripted.ask(Side.A, Pick.one("x", "y")))
                .satisfies(illegal -> assertThat(illegal.refusal().key()).isEqualTo("no-such-word"))
                .withMessageContaining("no-such-word");
    }

    @Test
    void aScriptHasAsManyFacesAsDice() {
        rolls.add(new int[] {1});
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scripted.roll(TinyGame.dice(Check.READ, 2)));
    }

    @Test
    void aQuestionWithOneAnswerAnswersItselfAndIsRecorded() {
        assertThat(scripted.ask(Side.A, Pick.one("only"))).isEqualTo("only");
        assertThat(scripted.events())
                .containsExactly(new AnsweredItself(Side.A, "Pick", "only", Rules.of("RULE-1")));
    }

    @Test
    void aSecretQuestionDoesNotAnswerItself() {
        answers.add("only");
        assertThat(scripted.ask(Side.A, Pick.secretly("only"))).isEqualTo("only");
        assertThat(answers).isEmpty();
        assertThat(scripted.events()).isEmpty();
    }

    @Test
    void questionsPutTogetherAreAnsweredInTheirOrder() {
        answers.addAll(List.of("x", "b"));
        var asked =
                List.<AskedQuestion<Notes, ?>>of(
                        new AskedQuestion<>(Side.A, Pick.secretly("x", "y")),
                        new AskedQuestion<>(Side.B, Pick.secretly("a", "b")));
        assertThat(scripted.askTogether(asked)).containsExactly("x", "b");
    }

    @Test
    void facesThatTheCheckWantsAreRolledAgainOnceAfterAllDice() {
        rolls.add(new int[] {6, 1, 6});
        rolls.add(new int[] {6, 2});
        var roll = scripted.roll(TinyGame.dice(Check.READ.rollingAgain(1 << 6), 3));
        assertThat(roll.faces()).containsExactly(6, 1, 2);
        assertThat(roll.firstFaces()).containsExactly(6, 1, 6);
        assertThat(rolls).isEmpty();
    }

    @Test
    void diceCanBeRolledAgainByChoice() {
        rolls.add(new int[] {6, 1, 5});
        rolls.add(new int[] {4});
        var roll = scripted.roll(TinyGame.dice(Check.READ, 3));
        assertThat(scripted.again(roll, 1).faces()).containsExactly(6, 4, 5);
    }

    @Test
    void whatIsRevealedIsRecorded() {
        scripted.reveal(new Told("secret"));
        assertThat(scripted.events()).containsExactly(new Told("secret"));
    }

    @Test
    void aRefereeNeedsATable() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new ScriptedReferee<>(new Prepared()).ask(Side.A, Pick.one("x")));
    }

    @Test
    void aDirectRefereeAsksThePlayerOfTheSide() {
        var log = new ArrayList<Event>();
        var dice = new SeededDice(3);
        var direct = new DirectReferee<>(new Nth(0), new Nth(1), dice, log::add);
        direct.standAt(new Notes());
        assertThat(direct.ask(Side.A, Pick.one("x", "y"))).isEqualTo("x");
        assertThat(direct.ask(Side.B, Pick.one("x", "y"))).isEqualTo("y");
        direct.record(new Told("done"));
        assertThat(log).containsExactly(new Told("done"));
    }

    @Test
    void theDiceOfADirectRefereeAreCountedFromTheLastAnswer() {
        var dice = new SeededDice(3);
        var direct = new DirectReferee<Notes>(new Nth(0), new Nth(0), dice, _ -> {});
        direct.standAt(new Notes());
        var three = TinyGame.dice(Check.READ, 3);
        assertThat(direct.roll(three).faces()).containsExactly(faces(dice, 0, 0));
        assertThat(direct.roll(three).faces()).containsExactly(faces(dice, 0, 3));
        direct.ask(Side.A, Pick.one("x", "y"));
        assertThat(direct.roll(three).faces()).containsExactly(faces(dice, 1, 0));
        direct.ask(Side.A, Pick.one("only"));
        assertThat(direct.roll(three).faces()).containsExactly(faces(dice, 1, 3));
    }

    private static int[] faces(SeededDice dice, int entry, int from) {
        return new int[] {dice.d6(entry, from), dice.d6(entry, from + 1), dice.d6(entry, from + 2)};
    }

    private record Nth(int n) implements Player<Notes> {
        @Override
        public <A> A answer(Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
            return all.list().get(n);
        }
    }

    @Test
    void whatIsListedIsAcceptedAndDrawn() {
        var listed =
                new ListedChoices<>(List.of("x", "y"), word -> Refusal.because("R", "no", word));
        assertThat(listed.refusal("x")).isNull();
        assertThat(listed.refusal("z")).isEqualTo(Refusal.because("R", "no", "z"));
        assertThat(listed.complete()).isTrue();
        assertThat(listed.only()).isNull();
        var lot = new RandomSource(1);
        var drawn = new ArrayList<String>();
        for (int i = 0; i < 20; i++) drawn.add(listed.any(lot));
        assertThat(drawn).contains("x", "y").containsOnly("x", "y");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ListedChoices<>(List.<String>of(), _ -> null));
    }

    @Test
    void aDirectRefereeCountsTheAnswersItWasGiven() {
        var direct = new DirectReferee<Notes>(new Nth(0), new Nth(0), new SeededDice(3), _ -> {});
        direct.standAt(new Notes());
        direct.ask(Side.A, Pick.one("only"));
        assertThat(direct.answers()).isZero();
        direct.ask(Side.A, Pick.one("x", "y"));
        direct.ask(Side.B, Pick.one("x", "y"));
        assertThat(direct.answers()).isEqualTo(2);
    }

    /** A script may hold an answer to a question that needs none, and compare. */
    @Test
    void whoeverHasAnAnswerToCompareHearsOfAQuestionThatAnswersItself() {
        var curious = new Curious("");
        assertThat(curious.ask(Side.B, Pick.one("only"))).isEqualTo("only");
        assertThat(curious.heard).containsExactly("B only");
        curious.ask(Side.B, Pick.one("x", "y"));
        assertThat(curious.heard).hasSize(1);
    }

    @Test
    void anAnswerOfOnesOwnGoesBeforeTheOneThatAQuestionGivesItself() {
        assertThat(new Curious("own").ask(Side.B, Pick.one("only"))).isEqualTo("own");
    }

    private static final class Curious extends DirectReferee<Notes> {
        private final List<String> heard = new ArrayList<>();
        private final String own;

        Curious(String own) {
            super(new Nth(0), new Nth(0), new SeededDice(3), _ -> {});
            this.own = own;
            standAt(new Notes());
        }

        @Override
        protected <A> @Nullable A unasked(
                Side side, Question<Notes, A> question, Choices<A> choices) {
            heard.add(side + " " + choices.only());
            return own.isEmpty() ? null : question.answerType().cast(own);
        }
    }
}
