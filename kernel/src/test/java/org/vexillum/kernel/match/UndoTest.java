package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.vexillum.kernel.play.TinyGame.picks;
import static org.vexillum.kernel.play.TinyGame.roll;
import static org.vexillum.kernel.play.TinyGame.rolls;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.play.TinyGame.Told;

class UndoTest {
    private static final SeededDice DICE = new SeededDice(5);

    private static Match<Notes> match(TinyGame.Step... steps) {
        return new Match<>(new TinyGame(steps), new Notes(), DICE);
    }

    private static TinyGame.Step ask() {
        return picks(Side.A, "x", "y");
    }

    @Test
    void takingBackIsRecordedAndNothingIsCutOut() {
        var match = match(ask(), ask());
        match.answer(Side.A, 0, "x");
        match.takeBack(0);
        assertThat(match.journal()).hasSize(2);
        assertThat(match.journal().get(1)).isEqualTo(new Entry.TakenBack(0));
        assertThat(match.table().lines()).isEmpty();
        assertThat(match.open().getFirst().number()).isZero();
    }

    @Test
    void voidsEverythingFromThePlaceItNames() {
        var match = match(ask(), ask(), ask(), ask());
        match.answer(Side.A, 0, "x");
        match.answer(Side.A, 1, "x");
        match.answer(Side.A, 2, "x");
        match.takeBack(1);
        assertThat(match.table().lines()).containsExactly("x");
        match.answer(Side.A, 1, "y");
        assertThat(match.table().lines()).containsExactly("x", "y");
    }

    @Test
    void diceBeforeThePlaceStayAndDiceAfterItAreNew() {
        var match = match(rolls(6), ask(), rolls(12), ask());
        match.answer(Side.A, 0, "x");
        var before = match.table().lines();
        match.takeBack(0);
        assertThat(match.table().lines()).containsExactly(before.get(0));
        match.answer(Side.A, 0, "x");
        var after = match.table().lines();
        assertThat(after.get(0)).isEqualTo(before.get(0));
        assertThat(after.get(2)).isNotEqualTo(before.get(2));
    }

    @Test
    void diceOfAStepWithoutAnswersBeforeThePlaceStay() {
        var match = match(ask(), rolls(8), ask(), ask());
        match.answer(Side.A, 0, "x");
        match.answer(Side.A, 1, "x");
        var before = match.table().lines();
        match.takeBack(1);
        match.answer(Side.A, 1, "y");
        assertThat(match.table().lines().subList(0, 2)).isEqualTo(before.subList(0, 2));
        assertThat(match.table().lines().get(2)).isEqualTo("y");
    }

    @Test
    void anAnswerMayBeTakenBackFreelyUntilDiceFall() {
        var match =
                match((notes, referee) -> {
                    referee.ask(Side.A, Pick.one("x", "y"));
                    referee.ask(Side.A, Pick.one("x", "y"));
                    roll(referee, Check.READ, 1);
                    referee.ask(Side.A, Pick.one("x", "y"));
                    referee.ask(Side.A, Pick.one("x", "y"));
                });
        match.answer(Side.A, 0, "x");
        assertThat(match.mayBeTakenBack(0)).isTrue();
        assertThat(match.mayBeTakenBack(1)).isFalse();
        match.answer(Side.A, 1, "x");
        assertThat(match.mayBeTakenBack(0)).isFalse();
        assertThat(match.mayBeTakenBack(1)).isFalse();
        match.answer(Side.A, 2, "x");
        assertThat(match.mayBeTakenBack(1)).isFalse();
        assertThat(match.mayBeTakenBack(2)).isTrue();
    }

    @Test
    void anAnswerMayBeTakenBackFreelyUntilSomethingIsRevealed() {
        var match =
                match((notes, referee) -> {
                    referee.ask(Side.A, Pick.one("x", "y"));
                    referee.reveal(new Told("a secret"));
                    referee.ask(Side.A, Pick.one("x", "y"));
                });
        match.answer(Side.A, 0, "x");
        assertThat(match.mayBeTakenBack(0)).isFalse();
        assertThat(match.events()).containsExactly(new Told("a secret"));
    }

    @Test
    void theEndOfAStepDoesNotSealIt() {
        var match = match(ask(), ask(), ask(), ask());
        for (int i = 0; i < 3; i++) match.answer(Side.A, i, "x");
        assertThat(match.mayBeTakenBack(0)).isTrue();
    }

    @Test
    void diceOfALaterStepSealTheAnswersBefore() {
        var match = match(ask(), rolls(1), ask(), ask());
        match.answer(Side.A, 0, "x");
        assertThat(match.mayBeTakenBack(0)).isFalse();
        match.answer(Side.A, 1, "x");
        assertThat(match.mayBeTakenBack(0)).isFalse();
        assertThat(match.mayBeTakenBack(1)).isTrue();
    }

    @Test
    void aRollOfNoDiceSealsNothing() {
        var match = match(ask(), rolls(0), ask());
        match.answer(Side.A, 0, "x");
        assertThat(match.mayBeTakenBack(0)).isTrue();
    }

    @Test
    void onlyWhatIsInTheJournalCanBeTakenBack() {
        var match = match(ask(), ask());
        assertThatIllegalArgumentException().isThrownBy(() -> match.takeBack(0));
        match.answer(Side.A, 0, "x");
        assertThatIllegalArgumentException().isThrownBy(() -> match.takeBack(1));
        assertThatIllegalArgumentException().isThrownBy(() -> match.takeBack(-1));
        assertThat(match.journal()).hasSize(1);
    }
}
