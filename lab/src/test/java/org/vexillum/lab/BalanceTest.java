package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.regiments.kit.bot.Bots;

/** Sample forces of the same size are worth the same: greedy against greedy, sides swapped. */
@Tag("long-balance")
@EnabledIfSystemProperty(named = "vexillum.long", matches = "true")
class BalanceTest {
    private static final int GAMES = 1_000;

    static List<Duels.Pairing> pairings() {
        return Duels.pairings();
    }

    /** A draw counts half for each. */
    @ParameterizedTest
    @MethodSource("pairings")
    void eachForceWinsBetween40And60In100(Duels.Pairing pairing) {
        var contest = Duels.of(pairing.a(), pairing.b(), Bots.GREEDY, Bots.GREEDY, 1);
        var processors = Runtime.getRuntime().availableProcessors();
        var report = SeriesReport.of(GameSeries.play(contest, GAMES, processors, _ -> {}));
        System.out.printf("%s: %.1f %%%n", pairing, 100 * report.score(0).share());
        assertThat(report.score(0).share()).isBetween(0.40, 0.60);
    }
}
