package org.vexillum.warcrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Match;
import org.vexillum.testkit.Rule;
import org.vexillum.warcrow.RandomGamesTest.Adventure;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.sequence.SequenceEvents;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;

/** A company gives up while a game is played. */
class ConcessionTest {
    private static final Warcrow GAME = new Warcrow();
    private static final Options AWARD =
            Readings.of(Options.Concession.AWARD, Options.TimeUp.FINISH_TURN);

    static List<Adventure> adventures() {
        return RandomGamesTest.adventures();
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule("WC-REPORT-04")
    void theRestIsScoredAtAnyMoment(Adventure adventure) {
        for (int answers = 0; answers < 90; answers += 3) {
            var match = played(adventure, answers);
            if (match.over()) return;
            var before = match.table().copy();
            assertThat(match.concede(Side.B)).isTrue();
            settled(before, match);
        }
    }

    private static void settled(Battle before, Match<Battle> match) {
        var battle = match.table();
        assertThat(battle.clock().stage()).isEqualTo(Stage.OVER);
        for (var unit : battle.units(Side.B)) assertThat(unit.status()).isEqualTo(Status.REMOVED);
        assertThat(battle.tallies().stream().map(ScoreTally::round)).containsExactly(1, 2, 3, 0);
        for (var side : Side.values())
            assertThat(battle.military(side)).isGreaterThanOrEqualTo(before.military(side));
        for (var one : battle.objectives())
            assertThat(battle.control(one)).isEqualTo(before.control(one));
        assertThat(match.events()).last().isInstanceOf(SequenceEvents.GameEnded.class);
        Laws.hold(battle);
    }

    private static Match<Battle> played(Adventure adventure, int answers) {
        var start = Battle.start(adventure.setting());
        var match = new Match<>(GAME, start, new SeededDice(answers));
        var whim = new Whim(answers);
        for (int i = 0; i < answers && !match.over(); i++) RandomGamesTest.answer(match, whim);
        return match;
    }

    /** The markers in front of a company are its own from the start and stay so. */
    @Test
    @Rule("WC-REPORT-04")
    void whoGivesUpKeepsTheMarkersAndWhatTheyScore() {
        var match =
                played(new Adventure(Scenario.TAKE_POSITIONS, adventures().getFirst().feat()), 0);
        match.concede(Side.A);
        assertThat(match.events()).hasAtLeastOneElementOfType(SequenceEvents.CompanyConceded.class);
        for (var side : Side.values()) assertThat(match.table().military(side)).isEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("adventures")
    @Rule({"WC-REPORT-04", "WC-BYE-11"})
    void whereItIsAwardedNothingScoredCounts(Adventure adventure) {
        var battle = Battle.start(adventure.setting(AWARD));
        var match = new Match<>(GAME, battle, new SeededDice(1));
        var whim = new Whim(1);
        for (int i = 0; i < 60 && !match.over(); i++) RandomGamesTest.answer(match, whim);
        match.concede(Side.A);
        var table = match.table();
        for (var side : Side.values()) assertThat(table.victory(side)).isZero();
        assertThat(FinalCount.winner(table)).isEqualTo(Side.B);
        assertThat(FinalCount.result(table, Side.B).points()).isEqualTo(3);
        assertThat(FinalCount.result(table, Side.A).points()).isZero();
        assertThat(match.events()).last().isInstanceOf(SequenceEvents.GameAwarded.class);
    }
}
