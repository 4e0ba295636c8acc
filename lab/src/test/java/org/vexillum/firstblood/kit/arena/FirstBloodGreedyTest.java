package org.vexillum.firstblood.kit.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Options;
import org.vexillum.lab.GameSeries;
import org.vexillum.lab.Matchup;
import org.vexillum.lab.Raids;
import org.vexillum.lab.SeriesReport;

/** With the same force on both sides, greedy beats random from either, everywhere. */
@Tag("long-greedy-wins")
class FirstBloodGreedyTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int GAMES = LONG ? 100 : 4;

    /** Of 800 points in the long series, else one of 400. */
    private static final int FORCE = LONG ? 0 : 4;

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 3", "1, 4", "2, 1", "2, 2", "2, 3", "2, 4"})
    void asSideA(int edition, int scenario) {
        assertThat(wins(edition, scenario, Bots.GREEDY, Bots.RANDOM, 0))
                .isGreaterThanOrEqualTo(enough());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 3", "1, 4", "2, 1", "2, 2", "2, 3", "2, 4"})
    void asSideB(int edition, int scenario) {
        assertThat(wins(edition, scenario, Bots.RANDOM, Bots.GREEDY, 1))
                .isGreaterThanOrEqualTo(enough());
    }

    private static int enough() {
        return GAMES * 95 / 100;
    }

    private static int wins(int edition, int scenario, Bots a, Bots b, int greedy) {
        var rules = Edition.numbered(edition);
        var force = Raids.forces(rules).get(FORCE);
        var fought = Scenario.values()[scenario - 1];
        var arena = new FirstBloodArena(rules, fought, force, force, Options.DEFAULT);
        var contest = new Matchup<>(arena, a::player, b::player, 1, false);
        int processors = Runtime.getRuntime().availableProcessors();
        return SeriesReport.of(GameSeries.play(contest, GAMES, processors, _ -> {})).wins()[greedy];
    }
}
