package org.vexillum.firstblood.kit.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.files.journal.Journals;
import org.vexillum.lab.GameOutcome;
import org.vexillum.lab.GameRecording;
import org.vexillum.lab.GameSeries;
import org.vexillum.lab.Raids;

class FirstBloodContestTest {
    /** The two forces of 400 points: the shortest games. */
    private static final int SMALL = 8 * 29;

    @Test
    void theOutcomesDoNotDependOnTheNumberOfThreads() {
        var contest = Raids.random(SMALL);
        var alone = GameSeries.play(contest, 5, 1, _ -> {});
        var together = GameSeries.play(contest, 5, 3, _ -> {});
        assertThat(together).usingRecursiveComparison().isEqualTo(alone);
        assertThat(alone).extracting(GameOutcome::game).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void forcesChangeSidesOnTheSameTerrain() {
        var contest = Raids.random(SMALL + 2);
        var first = contest.battle(0).setting();
        var second = contest.battle(1).setting();
        assertThat(second.a()).isEqualTo(first.b());
        assertThat(second.b()).isEqualTo(first.a());
        assertThat(second.terrain()).isEqualTo(first.terrain()).isNotEmpty();
        assertThat(contest.battle(2).setting().terrain()).isNotEqualTo(first.terrain());
        assertThat(first.scenario()).isEqualTo(2);
    }

    /** Each edition and scenario once. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void theSavedGameIsTheSimulatedOneAndPlaysAgainToTheSameEnd(int number) {
        var contest = Raids.random(SMALL + number);
        var match = GameRecording.play(contest, 0);
        var outcome = contest.play(0);
        var winner = contest.arena().winner(match.table());
        assertThat(outcome.winner()).isEqualTo(winner == null ? null : winner.ordinal());
        assertThat(outcome.steps()).isEqualTo(match.fingerprints().size());
        var journals = Journals.known();
        var text = journals.write(contest.battle(0), contest.diceSeed(0), match.journal());
        var journal = journals.read(text);
        assertThat(journal.start().fingerprint()).isEqualTo(contest.battle(0).fingerprint());
        var playback = journals.verify(journal);
        assertThat(playback.trouble()).isEmpty();
        assertThat(playback.match().table().fingerprint()).isEqualTo(match.table().fingerprint());
    }

    @Test
    void whoIsLostWasLostOnceAndWhoSurvivesLostNotAll() {
        for (int number = 0; number < 4; number++)
            for (var unit : Raids.random(SMALL + number).play(0).units()) {
                assertThat(unit.lost()).isBetween(0.0, unit.points() + 1e-9);
                if (unit.survived() == 1) assertThat(unit.lost()).isLessThan(unit.points() - 1e-9);
                else assertThat(unit.lost()).isEqualTo(unit.points());
            }
    }
}
