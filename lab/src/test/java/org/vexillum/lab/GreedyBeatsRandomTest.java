package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.force.RegimentsSamples;

/** With the same force on both sides, greedy beats random from either side. */
@Tag("long-greedy-wins")
class GreedyBeatsRandomTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int GAMES = LONG ? 100 : 20;

    static List<String> forces() {
        return LONG ? RegimentsSamples.names() : List.of("salt-march");
    }

    /** Greedy has the first seat. */
    @ParameterizedTest
    @MethodSource("forces")
    void asSideA(String force) {
        assertThat(wins(force, Bots.GREEDY, Bots.RANDOM, 0)).isGreaterThanOrEqualTo(enough());
    }

    @ParameterizedTest
    @MethodSource("forces")
    void asSideB(String force) {
        assertThat(wins(force, Bots.RANDOM, Bots.GREEDY, 1)).isGreaterThanOrEqualTo(enough());
    }

    private static int enough() {
        return GAMES * 95 / 100;
    }

    private static int wins(String force, Bots a, Bots b, int greedy) {
        var contest = new Matchup<>(Duels.arena(force, force), a::player, b::player, 1, false);
        var processors = Runtime.getRuntime().availableProcessors();
        return SeriesReport.of(GameSeries.play(contest, GAMES, processors, _ -> {})).wins()[greedy];
    }
}
