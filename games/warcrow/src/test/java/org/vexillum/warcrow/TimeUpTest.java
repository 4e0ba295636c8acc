package org.vexillum.warcrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Match;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.RandomGamesTest.Adventure;
import org.vexillum.warcrow.sequence.SequenceEvents;
import org.vexillum.warcrow.sequence.SequenceEvents.TimeRanOut;
import org.vexillum.warcrow.sequence.SequenceEvents.TurnEnded;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Stage;

/** Time is up while a game is played, and both agree that it is. */
class TimeUpTest {
    private static final List<Side> BOTH = List.of(Side.A, Side.B);
    private static final Options FINISHED_ONLY =
            Readings.of(Options.Concession.PROJECT, Options.TimeUp.FINISHED_ROUNDS_ONLY);

    static List<Adventure> adventures() {
        return RandomGamesTest.adventures();
    }

    /** The game as it stands when this turn of this round is being played. */
    private static Match<Battle> at(Adventure adventure, Options options, int round, int turn) {
        var start = Battle.start(adventure.setting(options));
        var match = new Match<>(new Warcrow(), start, new SeededDice(11));
        var whim = new Whim(11);
        while (!plays(match.table(), round, turn)) RandomGamesTest.answer(match, whim);
        return match;
    }

    private static boolean plays(Battle battle, int round, int turn) {
        var clock = battle.clock();
        return clock.stage() == Stage.ACTIVATION && clock.round() == round && clock.turn() == turn;
    }

    private static void toTheEnd(Match<Battle> match) {
        match.correct(BOTH, new Correction.TimeIsUp(), "");
        var whim = new Whim(12);
        while (!match.over()) RandomGamesTest.answer(match, whim);
    }

    private static List<Integer> scored(Match<Battle> match) {
        return match.table().tallies().stream().map(ScoreTally::round).toList();
    }

    private static <E extends Event> E last(Match<Battle> match, Class<E> kind) {
        return match.events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule("WC-FORMAT-08")
    void theTurnIsPlayedAndItsRoundScored(Adventure adventure) {
        var match = at(adventure, Options.DEFAULT, 2, 3);
        toTheEnd(match);
        var turn = last(match, TurnEnded.class);
        assertThat(List.of(turn.round(), turn.turn())).containsExactly(2, 3);
        assertThat(scored(match)).containsExactly(1, 2, 0);
        assertThat(match.events()).last().isInstanceOf(SequenceEvents.GameEnded.class);
        Laws.hold(match.table());
    }

    @Test
    @Rule("WC-FORMAT-08")
    void orOnlyFinishedRoundsCount() {
        var match = at(adventures().getFirst(), FINISHED_ONLY, 2, 4);
        toTheEnd(match);
        assertThat(scored(match)).containsExactly(1, 0);
        assertThat(last(match, TimeRanOut.class).roundCounts()).isFalse();
    }

    @Test
    @Rule("WC-FORMAT-08")
    void aRoundWhoseLastTurnIsPlayedIsFinished() {
        var match = at(adventures().getFirst(), FINISHED_ONLY, 1, 5);
        toTheEnd(match);
        assertThat(scored(match)).containsExactly(1, 0);
    }

    @Test
    @Rule("WC-FORMAT-08")
    void aRoundNotBegunScoresNothing() {
        var match = at(adventures().getFirst(), Options.DEFAULT, 1, 5);
        var whim = new Whim(13);
        while (match.table().clock().stage() != Stage.ROUND_END
                && match.table().clock().round() == 1) RandomGamesTest.answer(match, whim);
        toTheEnd(match);
        assertThat(scored(match)).containsExactly(1, 0);
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule({"WC-FORMAT-08", "WC-REPORT-04"})
    void whoGivesUpThenBringsNoMoreRoundsAbout(Adventure adventure) {
        var match = at(adventure, Options.DEFAULT, 2, 3);
        match.correct(BOTH, new Correction.TimeIsUp(), "");
        match.concede(Side.A);
        assertThat(scored(match)).containsExactly(1, 2, 0);
        Laws.hold(match.table());
    }
}
