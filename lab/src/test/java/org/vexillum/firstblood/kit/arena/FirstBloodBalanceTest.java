package org.vexillum.firstblood.kit.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Options;
import org.vexillum.lab.GameSeries;
import org.vexillum.lab.Matchup;
import org.vexillum.lab.Raids;
import org.vexillum.lab.SeriesReport;

/** Sample forces of the same size are worth the same: greedy against greedy, sides swapped. */
@Tag("long-balance")
@EnabledIfSystemProperty(named = "vexillum.long", matches = "true")
class FirstBloodBalanceTest {
    /** In each edition and scenario; about 1,000 for a pairing. */
    private static final int GAMES = 126;

    /** The numbers of two forces. */
    record Pairing(int first, int second) {
        @Override
        public String toString() {
            var forces = Raids.forces(Edition.FIRST);
            return forces.get(first).name() + " : " + forces.get(second).name();
        }
    }

    static List<Pairing> pairings() {
        var forces = Raids.forces(Edition.FIRST);
        var pairings = new ArrayList<Pairing>();
        for (int i = 0; i < forces.size(); i++)
            for (int j = i + 1; j < forces.size(); j++)
                if (forces.get(i).limit() == forces.get(j).limit()) pairings.add(new Pairing(i, j));
        return pairings;
    }

    /** A draw counts half for each. */
    @ParameterizedTest
    @MethodSource("pairings")
    void eachForceWinsBetween40And60In100(Pairing pairing) {
        double sum = 0;
        for (var edition : Raids.EDITIONS)
            for (var scenario : Scenario.values()) sum += share(pairing, edition, scenario);
        double share = sum / (Raids.EDITIONS.size() * Scenario.values().length);
        System.out.printf("%s: %.1f %%%n", pairing, 100 * share);
        assertThat(share).isBetween(0.40, 0.60);
    }

    private static double share(Pairing pairing, Edition edition, Scenario scenario) {
        var forces = Raids.forces(edition);
        var first = forces.get(pairing.first);
        var second = forces.get(pairing.second);
        var arena = new FirstBloodArena(edition, scenario, first, second, Options.DEFAULT);
        var contest = new Matchup<>(arena, Bots.GREEDY::player, Bots.GREEDY::player, 1, true);
        int processors = Runtime.getRuntime().availableProcessors();
        return SeriesReport.of(GameSeries.play(contest, GAMES, processors, _ -> {}))
                .score(0)
                .share();
    }
}
