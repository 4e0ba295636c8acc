package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.vexillum.kernel.play.TinyGame.picks;
import static org.vexillum.kernel.play.TinyGame.rolls;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.play.TinyGame.Told;

/** What a side may do without being asked. */
class UnaskedTest {
    private static final SeededDice DICE = new SeededDice(2);
    private static final List<Side> BOTH = List.of(Side.A, Side.B);

    private TinyGame game;

    private Match<Notes> match(TinyGame.Step... steps) {
        game = new TinyGame(steps);
        return new Match<>(game, new Notes(), DICE);
    }

    private Match<Notes> replayed(Match<Notes> match) {
        return Match.replay(game, new Notes(), DICE, match.journal());
    }

    private static TinyGame.Step offers() {
        return (notes, referee) -> notes.write(referee.ask(Side.A, Pick.offer("react", "pass")));
    }

    @Test
    void aStandingPassDeclinesWhatIsOfferedUntilItIsLifted() {
        var match = match(offers(), offers(), picks(Side.A, "x", "y"), offers());
        match.standingPass(Side.A, "Pick", true);
        assertThat(match.table().lines()).containsExactly("pass", "pass");
        match.standingPass(Side.A, "Pick", false);
        match.answer(Side.A, 2, "x");
        assertThat(match.open()).hasSize(1);
        match.answer(Side.A, 3, "react");
        assertThat(match.table().lines()).containsExactly("pass", "pass", "x", "react");
        assertThat(replayed(match).table().lines()).isEqualTo(match.table().lines());
    }

    @Test
    void aStandingPassHoldsForItsSideAndQuestionOnly() {
        var match = match(offers());
        match.standingPass(Side.B, "Pick", true);
        match.standingPass(Side.A, "Other", true);
        assertThat(match.open()).hasSize(1);
    }

    @Test
    void aSideThatGivesUpEndsTheGame() {
        var match = match(picks(Side.A, "x", "y"), rolls(1), picks(Side.A, "x", "y"));
        match.answer(Side.A, 0, "x");
        var told = new ArrayList<>(match.events());
        assertThat(match.concede(Side.B)).isTrue();
        assertThat(match.over()).isTrue();
        assertThat(match.open()).isEmpty();
        assertThat(match.table().lines()).last().isEqualTo("B gives up");
        told.add(new Told("B gives up"));
        assertThat(match.events()).isEqualTo(told);
        assertThat(match.concede(Side.A)).isFalse();
        assertThat(match.journal()).hasSize(2);
    }

    @Test
    void whatWasPlayedOfTheStepStaysWhenASideGivesUp() {
        var match =
                match((notes, referee) -> {
                    notes.write("begun");
                    referee.record(new Told("begun"));
                    referee.ask(Side.A, Pick.one("x", "y"));
                });
        match.concede(Side.A);
        assertThat(match.table().lines()).containsExactly("begun", "A gives up");
        assertThat(match.events()).containsExactly(new Told("begun"), new Told("A gives up"));
    }

    @Test
    void givingUpCanBeTakenBack() {
        var match = match(picks(Side.A, "x", "y"));
        match.concede(Side.A);
        match.takeBack(0);
        assertThat(match.events()).isEmpty();
        assertThat(match.over()).isFalse();
        match.answer(Side.A, 0, "y");
        assertThat(match.table().lines()).containsExactly("y");
    }

    @Test
    void takingBackWhatCameAfterTheConcessionLeavesIt() {
        var match = match(picks(Side.A, "x", "y"));
        match.concede(Side.A);
        match.standingPass(Side.A, "Pick", true);
        match.takeBack(1);
        assertThat(match.over()).isTrue();
    }

    @Test
    void nobodyGivesUpAFinishedGame() {
        var match = match(picks(Side.A, "x", "y"));
        match.answer(Side.A, 0, "x");
        assertThat(match.concede(Side.A)).isFalse();
        assertThat(match.table().lines()).containsExactly("x");
    }

    @Test
    void aCorrectionIsMadeInMidStep() {
        var match =
                match((notes, referee) -> {
                    notes.write(referee.ask(Side.A, Pick.one("x", "y")));
                    notes.write(referee.ask(Side.A, Pick.one("x", "y")));
                });
        match.answer(Side.A, 0, "x");
        match.correct(BOTH, "moved", "it was bumped");
        assertThat(match.table().lines()).containsExactly("x", "moved");
        assertThat(match.events()).containsExactly(new Told("corrected"));
        assertThat(match.open().getFirst().number()).isEqualTo(1);
        match.answer(Side.A, 1, "y");
        assertThat(match.table().lines()).containsExactly("x", "moved", "y");
        assertThat(match.journal().get(1))
                .isEqualTo(new Entry.Corrected(BOTH, "moved", "it was bumped"));
        assertThat(replayed(match).table().lines()).isEqualTo(match.table().lines());
    }

    @Test
    void aCorrectionCanBeTakenBack() {
        var match = match(picks(Side.A, "x", "y"));
        match.correct(BOTH, "moved", "bumped");
        match.takeBack(0);
        assertThat(match.table().lines()).isEmpty();
    }

    @Test
    void aFinishedGameCanBeCorrected() {
        var match = match(picks(Side.A, "x", "y"));
        match.answer(Side.A, 0, "x");
        match.correct(BOTH, "recounted", "one marker was missed");
        assertThat(match.table().lines()).containsExactly("x", "recounted");
        assertThat(match.events()).containsExactly(new Told("corrected"));
    }

    @Test
    void aCorrectionThatTheGameCannotMakeChangesNothing() {
        var match = match(picks(Side.A, "x", "y"));
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> match.correct(BOTH, 42, "nonsense"));
        assertThat(match.journal()).isEmpty();
        assertThat(match.open()).hasSize(1);
        assertThat(match.answer(Side.A, 0, "x")).isNull();
    }
}
