package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.play.TinyGame.picks;
import static org.vexillum.kernel.play.TinyGame.roll;
import static org.vexillum.kernel.play.TinyGame.rolls;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.AnsweredItself;

class MatchTest {
    private static final SeededDice DICE = new SeededDice(7);

    private static Match<Notes> match(TinyGame.Step... steps) {
        return new Match<>(new TinyGame(steps), new Notes(), DICE);
    }

    private static String die(long entry, int index) {
        return "[" + DICE.d6(entry, index) + "]";
    }

    @Test
    void playsUntilAQuestionAndGoesOnWithItsAnswer() {
        var match = match(picks(Side.A, "left", "right"), picks(Side.B, "up", "down"));
        assertThat(match.open()).hasSize(1);
        assertThat(match.open().getFirst().side()).isEqualTo(Side.A);
        assertThat(match.open().getFirst().number()).isZero();
        assertThat(match.answer(Side.A, 0, "right")).isNull();
        assertThat(match.open().getFirst().side()).isEqualTo(Side.B);
        assertThat(match.open().getFirst().number()).isEqualTo(1);
        assertThat(match.answer(Side.B, 1, "up")).isNull();
        assertThat(match.over()).isTrue();
        assertThat(match.open()).isEmpty();
        assertThat(match.table().lines()).containsExactly("right", "up");
        assertThat(match.journal())
                .extracting(entry -> ((Entry.Answer) entry).answer())
                .containsExactly("right", "up");
    }

    @Test
    void theTableOfAHalfPlayedStepCanBeSeen() {
        var match =
                match((notes, referee) -> {
                    notes.write("begun");
                    notes.write(referee.ask(Side.A, Pick.one("x", "y")));
                });
        assertThat(match.table().lines()).containsExactly("begun");
        match.answer(Side.A, 0, "y");
        assertThat(match.table().lines()).containsExactly("begun", "y");
    }

    @Test
    void aStepRunAgainTellsItsEventsOnce() {
        var match =
                match((notes, referee) -> {
                    roll(referee, Check.READ, 1);
                    referee.ask(Side.A, Pick.one("x", "y"));
                    roll(referee, Check.READ, 1);
                    referee.ask(Side.A, Pick.one("x", "y"));
                });
        assertThat(match.events()).hasSize(1);
        match.answer(Side.A, 0, "x");
        assertThat(match.events()).hasSize(2);
        assertThat(match.steps()).isEmpty();
        match.answer(Side.A, 1, "x");
        assertThat(match.steps()).hasSize(1);
        assertThat(match.steps().getFirst()).isEqualTo(match.events());
    }

    @Test
    void theWrongSideIsRefusedAndNothingChanges() {
        var match = match(picks(Side.A, "x", "y"));
        assertThat(match.answer(Side.B, 0, "x").key()).isEqualTo("not-asked");
        assertThat(match.answer(Side.A, 1, "x").key()).isEqualTo("not-asked");
        untouched(match);
    }

    @Test
    void theWrongKindOfAnswerIsRefusedAndNothingChanges() {
        var match = match(picks(Side.A, "x", "y"));
        var refusal = match.answer(Side.A, 0, 42);
        assertThat(refusal.key()).isEqualTo("wrong-kind");
        assertThat(refusal.facts()).containsExactly("String", "Integer");
        assertThat(refusal.rules().has("RULE-1")).isTrue();
        untouched(match);
    }

    @Test
    void anIllegalAnswerIsRefusedWithItsReasonAndNothingChanges() {
        var match = match(picks(Side.A, "x", "y"));
        var refusal = match.answer(Side.A, 0, "z");
        assertThat(refusal.key()).isEqualTo("no-such-word");
        assertThat(refusal.facts()).containsExactly("z");
        untouched(match);
    }

    private static void untouched(Match<Notes> match) {
        assertThat(match.journal()).isEmpty();
        assertThat(match.open()).hasSize(1);
        assertThat(match.table().lines()).isEmpty();
        assertThat(match.events()).isEmpty();
    }

    @Test
    void anAnswerIsRefusedOnceTheGameIsOver() {
        var match = match(picks(Side.A, "x", "y"));
        match.answer(Side.A, 0, "x");
        assertThat(match.answer(Side.A, 0, "x").key()).isEqualTo("not-asked");
        assertThat(match.journal()).hasSize(1);
    }

    @Test
    void diceDependOnTheLastEntryAndOnTheCountOfDiceSince() {
        var match =
                match((notes, referee) -> {
                    notes.write(roll(referee, Check.READ, 1));
                    notes.write(roll(referee, Check.READ, 1));
                    referee.ask(Side.A, Pick.one("x", "y"));
                    notes.write(roll(referee, Check.READ, 1));
                });
        match.answer(Side.A, 0, "x");
        assertThat(match.table().lines()).containsExactly(die(0, 0), die(0, 1), die(1, 0));
    }

    @Test
    void aStepWithoutAnswersDoesNotRepeatTheDiceOfTheStepBefore() {
        var match = match(picks(Side.A, "x", "y"), rolls(1), rolls(1), rolls(1));
        match.answer(Side.A, 0, "x");
        assertThat(match.table().lines()).containsExactly("x", die(1, 0), die(1, 1), die(1, 2));
    }

    @Test
    void aQuestionWithOneAnswerIsPutToNobodyAndStandsInTheLog() {
        var match = match(picks(Side.A, "only"), picks(Side.B, "x", "y"));
        assertThat(match.open().getFirst().side()).isEqualTo(Side.B);
        assertThat(match.open().getFirst().number()).isZero();
        assertThat(match.events())
                .containsExactly(
                        new AnsweredItself(Side.A, "Pick", "only", Pick.one("only").rules()));
    }

    @Test
    void eachFinishedStepHasAFingerprint() {
        var match = match(picks(Side.A, "x", "y"), picks(Side.A, "x", "y"));
        assertThat(match.fingerprints()).isEmpty();
        match.answer(Side.A, 0, "x");
        var first = match.table().copy();
        match.answer(Side.A, 1, "y");
        assertThat(match.fingerprints())
                .containsExactly(first.fingerprint(), match.table().fingerprint());
    }

    @Test
    void theFirstTableIsNeverTouched() {
        var start = new Notes();
        var match =
                new Match<>(
                        new TinyGame(picks(Side.A, "x", "y"), picks(Side.A, "x", "y")),
                        start,
                        DICE);
        match.answer(Side.A, 0, "x");
        assertThat(start.lines()).isEmpty();
        assertThat(match.journal()).isEqualTo(List.copyOf(match.journal()));
    }

    @Test
    void whatASideImaginesIsATableOfItsOwn() {
        var table = new Notes();
        table.write("seen");
        var imagined = new TinyGame().imagine(table, Side.A, new RandomSource(1));
        imagined.write("thought");
        assertThat(imagined.lines()).containsExactly("seen", "thought");
        assertThat(table.lines()).containsExactly("seen");
    }
}
