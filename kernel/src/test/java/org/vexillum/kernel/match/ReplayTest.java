package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.vexillum.kernel.play.TinyGame.picks;
import static org.vexillum.kernel.play.TinyGame.rolls;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

class ReplayTest {
    private static final SeededDice DICE = new SeededDice(11);
    private static final TinyGame GAME =
            new TinyGame(
                    rolls(2),
                    picks(Side.A, "x", "y", "z"),
                    rolls(3),
                    rolls(1),
                    picks(Side.B, "x", "y", "z"),
                    rolls(2));

    private static Match<Notes> played() {
        var match = new Match<>(GAME, new Notes(), DICE);
        match.answer(Side.A, 0, "y");
        match.answer(Side.B, 1, "z");
        return match;
    }

    private static Match<Notes> replay(TinyGame game, List<Entry> journal) {
        return Match.replay(game, new Notes(), DICE, journal);
    }

    @Test
    void aJournalReplaysToTheSameGame() {
        var match = played();
        match.takeBack(1);
        match.answer(Side.B, 1, "x");
        var again = replay(GAME, match.journal());
        assertThat(again.table().lines()).isEqualTo(match.table().lines());
        assertThat(again.events()).isEqualTo(match.events());
        assertThat(again.fingerprints()).isEqualTo(match.fingerprints());
        assertThat(again.journal()).isEqualTo(match.journal());
        assertThat(again.over()).isTrue();
    }

    @Test
    void aGameWithoutAJournalHasTheSameDice() {
        var notes = new Notes();
        var referee = new DirectReferee<>(new Fixed(), new Fixed(), DICE, _ -> {});
        referee.standAt(notes);
        while (!GAME.over(notes)) GAME.step(notes, referee);
        assertThat(notes.lines()).isEqualTo(answeredBy("x", "x").table().lines());
    }

    private static Match<Notes> answeredBy(String a, String b) {
        var match = new Match<>(GAME, new Notes(), DICE);
        match.answer(Side.A, 0, a);
        match.answer(Side.B, 1, b);
        return match;
    }

    private static final class Fixed implements Player<Notes> {
        @Override
        public <A> A answer(Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
            return all.list().getFirst();
        }
    }

    @Test
    void anotherQuestionStopsTheReplayAtItsEntry() {
        var other =
                new TinyGame(
                        rolls(2),
                        picks(Side.A, "x", "y", "z"),
                        rolls(3),
                        rolls(1),
                        picks(Side.B, "x", "z"),
                        rolls(2));
        driftsAt(1, other, played().journal());
    }

    @Test
    void anotherSideStopsTheReplay() {
        var other = new TinyGame(rolls(2), picks(Side.B, "x", "y", "z"));
        driftsAt(0, other, played().journal());
    }

    @Test
    void aQuestionTooFewStopsTheReplay() {
        driftsAt(1, new TinyGame(rolls(2), picks(Side.A, "x", "y", "z")), played().journal());
    }

    @Test
    void anAnswerWithAnotherNumberStopsTheReplay() {
        var journal = new ArrayList<>(played().journal());
        var first = (Entry.Answer) journal.getFirst();
        journal.set(0, new Entry.Answer(first.side(), 1, first.fingerprint(), first.answer()));
        driftsAt(0, GAME, journal);
    }

    @Test
    void anIllegalAnswerStopsTheReplayAtItsEntry() {
        driftsAt(1, GAME, withSecond("w"));
        driftsAt(1, GAME, withSecond(42));
    }

    private static List<Entry> withSecond(Object answer) {
        var journal = new ArrayList<>(played().journal());
        var second = (Entry.Answer) journal.get(1);
        journal.set(1, new Entry.Answer(second.side(), 1, second.fingerprint(), answer));
        return journal;
    }

    @Test
    void diceWhereAnAnswerIsAskedForStopTheReplay() {
        driftsAt(0, GAME, List.of(new Entry.DiceFell(List.of(1, 2))));
    }

    @Test
    void takingBackWhatIsNotThereStopsTheReplay() {
        driftsAt(0, GAME, List.of(new Entry.TakenBack(0)));
        driftsAt(0, GAME, List.of(new Entry.TakenBack(-1)));
    }

    @Test
    void nothingFollowsAConcession() {
        var match = new Match<>(GAME, new Notes(), DICE);
        match.concede(Side.B);
        var journal = new ArrayList<>(match.journal());
        journal.add(played().journal().getFirst());
        driftsAt(1, GAME, journal);
        journal.set(1, new Entry.Conceded(Side.A));
        driftsAt(1, GAME, journal);
    }

    private static void driftsAt(int entry, TinyGame game, List<Entry> journal) {
        assertThatExceptionOfType(ReplayMismatch.class)
                .isThrownBy(() -> replay(game, journal))
                .satisfies(drift -> assertThat(drift.entry()).isEqualTo(entry))
                .withMessageStartingWith("entry " + entry + ": ");
    }

    @Test
    void aRandomWalkReplays() {
        var lot = new RandomSource(3);
        for (int walk = 0; walk < 200; walk++) {
            var match = new Match<>(GAME, new Notes(), DICE);
            for (int move = 0; move < 12; move++) step(match, lot);
            var again = replay(GAME, match.journal());
            assertThat(again.table().lines()).isEqualTo(match.table().lines());
            assertThat(again.events()).isEqualTo(match.events());
        }
    }

    private static void step(Match<Notes> match, RandomSource lot) {
        int size = match.journal().size();
        if (size > 0 && lot.below(3) == 0) match.takeBack(lot.below(size));
        else if (lot.below(8) == 0) match.correct(List.of(Side.A, Side.B), "mended", "agreed");
        else
            for (var open : match.open())
                match.answer(open.side(), open.number(), open.choices().any(lot));
    }

    @Test
    void questionsAreComparedByContent() {
        var stored = new Notes().stored();
        assertThat(stored.text(Pick.one("x"))).isEqualTo(stored.text(Pick.one("x")));
        assertThat(stored.text(Pick.one("x"))).isNotEqualTo(stored.text(Pick.one("y")));
    }
}
