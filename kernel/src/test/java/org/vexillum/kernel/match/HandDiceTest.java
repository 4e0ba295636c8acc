package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.vexillum.kernel.play.TinyGame.picks;
import static org.vexillum.kernel.play.TinyGame.roll;
import static org.vexillum.kernel.play.TinyGame.rolls;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.TinyGame;

/** People roll their own dice and enter them. */
class HandDiceTest {
    private static Match<Notes> match(TinyGame.Step... steps) {
        return new Match<>(new TinyGame(steps), new Notes(), null);
    }

    @Test
    void waitsForDiceAndGoesOnWithThem() {
        var match = match(rolls(3), picks(Side.A, "x", "y"));
        assertThat(match.awaited()).isEqualTo(TinyGame.dice(Check.READ, 3));
        assertThat(match.open()).isEmpty();
        assertThat(match.enterDice(List.of(6, 1, 4))).isTrue();
        assertThat(match.awaited()).isNull();
        assertThat(match.table().lines()).containsExactly("[6, 1, 4]");
        assertThat(match.journal()).containsExactly(new Entry.DiceFell(List.of(6, 1, 4)));
    }

    @Test
    void impossibleDiceAreRefusedAndNothingChanges() {
        var match = match(rolls(3));
        assertThat(match.enterDice(List.of(1, 2))).isFalse();
        assertThat(match.enterDice(List.of(1, 2, 3, 4))).isFalse();
        assertThat(match.enterDice(List.of(1, 2, 0))).isFalse();
        assertThat(match.enterDice(List.of(1, 2, 7))).isFalse();
        assertThat(match.journal()).isEmpty();
        assertThat(match.enterDice(List.of(1, 2, 6))).isTrue();
    }

    @Test
    void diceAreNotTakenWhenNoneAreAwaited() {
        var match = match(picks(Side.A, "x", "y"));
        assertThat(match.enterDice(List.of())).isFalse();
        assertThat(match.enterDice(List.of(1))).isFalse();
    }

    @Test
    void reRollsAreAwaitedByThemselves() {
        var sixesAgain = Check.READ.rollingAgain(1 << 6);
        var match = match((notes, referee) -> notes.write(roll(referee, sixesAgain, 3)));
        match.enterDice(List.of(6, 2, 6));
        assertThat(match.awaited()).isEqualTo(TinyGame.dice(sixesAgain, 2));
        match.enterDice(List.of(6, 1));
        assertThat(match.table().lines()).containsExactly("[6, 2, 1]");
    }

    @Test
    void enteredDiceSealWhatLiesBefore() {
        var match = match(picks(Side.A, "x", "y"), rolls(1), picks(Side.A, "x", "y"));
        match.answer(Side.A, 0, "x");
        assertThat(match.mayBeTakenBack(0)).isTrue();
        match.enterDice(List.of(4));
        assertThat(match.mayBeTakenBack(0)).isFalse();
        assertThat(match.mayBeTakenBack(1)).isFalse();
        match.takeBack(1);
        assertThat(match.awaited()).isEqualTo(TinyGame.dice(Check.READ, 1));
    }

    @Test
    void aCorrectionCanBeMadeWhileDiceAreAwaited() {
        var match = match(rolls(1));
        match.correct(List.of(Side.A, Side.B), "moved", "bumped");
        assertThat(match.table().lines()).containsExactly("moved");
        match.enterDice(List.of(2));
        assertThat(match.table().lines()).containsExactly("moved", "[2]");
    }

    @Test
    void aReplayStopsWhereTheDiceDoNotFit() {
        var game = new TinyGame(rolls(1), rolls(2));
        var journal =
                List.<Entry>of(new Entry.DiceFell(List.of(1)), new Entry.DiceFell(List.of(1)));
        assertThatExceptionOfType(ReplayMismatch.class)
                .isThrownBy(() -> Match.replay(game, new Notes(), null, journal))
                .satisfies(drift -> assertThat(drift.entry()).isEqualTo(1));
        var answer = List.<Entry>of(new Entry.Answer(Side.A, 0, 0, "x"));
        assertThatExceptionOfType(ReplayMismatch.class)
                .isThrownBy(() -> Match.replay(game, new Notes(), null, answer))
                .satisfies(drift -> assertThat(drift.entry()).isZero());
    }

    @Test
    void nobodyIsAskedToRollNoDice() {
        var match = match(rolls(0), picks(Side.A, "x", "y"));
        assertThat(match.awaited()).isNull();
        assertThat(match.table().lines()).containsExactly("[]");
        assertThat(match.open()).hasSize(1);
    }
}
