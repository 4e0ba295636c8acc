package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.BattleStart;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.scenario.ScenarioEvents;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.DirectReferee;

/** Whole games by random choices: every question has an answer, and the laws hold. */
class RandomGamesTest {
    private static final int GAMES = 2;
    private static final int STEPS = 600;

    static Battle battle(Edition edition, int scenario) {
        return BattleStart.start(setting(edition, scenario, List.of()));
    }

    /** The same on a table with terrain of every kind. */
    static Battle rough(Edition edition, int scenario, long seed) {
        var open = setting(edition, scenario, List.of());
        var zones =
                Scenario.values()[scenario - 1].zones(open).stream()
                        .map(ObjectiveZone::area)
                        .toList();
        var placement = Placement.of(edition, Options.DEFAULT, open.bounds(), zones);
        var terrain = TerrainGenerator.generate(placement, new RandomSource(seed));
        return BattleStart.start(setting(edition, scenario, terrain));
    }

    private static Setting setting(Edition edition, int scenario, List<Terrain> terrain) {
        return new Setting(
                edition,
                scenario,
                Lengths.inches(48),
                Lengths.inches(48),
                terrain,
                Hosts.wardens(edition),
                Hosts.pack(edition),
                Options.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 3", "1, 4", "2, 1", "2, 2", "2, 3", "2, 4"})
    void gamesOfEveryEditionAndScenarioEndLawfully(int edition, int scenario) {
        for (int game = 0; game < GAMES; game++) {
            var rules = Edition.numbered(edition);
            play(battle(rules, scenario), game);
            play(rough(rules, scenario, game), game);
        }
    }

    private static void play(Battle battle, int game) {
        var events = new ArrayList<Event>();
        var referee =
                new DirectReferee<>(
                        new Anyone(game),
                        new Anyone(game + 100),
                        new SeededDice(game),
                        events::add);
        referee.standAt(battle);
        var rules = new FirstBlood();
        var points = new TreeMap<Side, Integer>();
        for (int step = 0; !rules.over(battle); step++) {
            assertThat(step).as("steps of a game").isLessThan(STEPS);
            rules.step(battle, referee);
            Laws.hold(battle);
            for (var side : Side.values())
                assertThat(battle.points(side))
                        .isGreaterThanOrEqualTo(points.merge(side, battle.points(side), Math::max));
        }
        ended(battle, events);
    }

    private static void ended(Battle battle, List<Event> events) {
        var end = (ScenarioEvents.BattleEnded) events.getLast();
        assertThat(end.winner()).isEqualTo(Victory.winner(battle));
        assertThat(scored(events, Side.A)).isEqualTo(battle.points(Side.A));
        assertThat(scored(events, Side.B)).isEqualTo(battle.points(Side.B));
    }

    private static int scored(List<Event> events, Side side) {
        return events.stream()
                .filter(ScenarioEvents.Scored.class::isInstance)
                .map(ScenarioEvents.Scored.class::cast)
                .filter(scored -> scored.side() == side)
                .mapToInt(ScenarioEvents.Scored::points)
                .sum();
    }
}
