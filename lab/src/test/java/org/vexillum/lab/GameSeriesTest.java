package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.regiments.kit.arena.RegimentsLabGame;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.table.Battle;

class GameSeriesTest {
    private static final int GAMES = 9;

    @Test
    void theOutcomesDoNotDependOnTheNumberOfThreads() {
        var contest = Duels.small(Bots.RANDOM, Bots.RANDOM, 7);
        var alone = GameSeries.play(contest, GAMES, 1, _ -> {});
        var together = GameSeries.play(contest, GAMES, 4, _ -> {});
        assertThat(together).usingRecursiveComparison().isEqualTo(alone);
        assertThat(alone).extracting(GameOutcome::game).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** Here Takedown and wounds of their owner's choice lead to units of unusual make-up. */
    @Test
    void whatBotsRememberOfEarlierGamesChangesNoneOfThem() {
        var pairing = new Duels.Pairing("hollow-wood", "salt-march");
        PlayerFactory<Battle> fresh = Bots.GREEDY::player;
        var forgetful = GameSeries.play(Duels.of(pairing, fresh, fresh, 5), 2 * GAMES, 1, _ -> {});
        var remembering = new RegimentsLabGame().bot("greedy").orElseThrow();
        var contest = Duels.of(pairing, remembering, remembering, 5);
        var outcomes = GameSeries.play(contest, 2 * GAMES, 3, _ -> {});
        assertThat(outcomes).usingRecursiveComparison().isEqualTo(forgetful);
    }

    @Test
    void progressEndsWithAllGames() {
        var told = new ArrayList<Integer>();
        GameSeries.play(Duels.small(Bots.RANDOM, Bots.RANDOM, 1), 5, 2, told::add);
        assertThat(told).containsExactly(2, 4, 5);
    }

    @Test
    void aGameThatFailsEndsTheSeries() {
        var begun = new AtomicInteger();
        PlayerFactory<Battle> broken =
                _ -> {
                    begun.incrementAndGet();
                    throw new IllegalStateException("broken");
                };
        var arena = Duels.arena("lantern-company", "lantern-company");
        var contest = new Matchup<>(arena, broken, broken, 1, true);
        assertThatThrownBy(() -> GameSeries.play(contest, 10_000, 2, _ -> {})).hasMessage("broken");
        assertThat(begun).hasValueLessThan(10_000);
    }

    @Test
    void forcesChangeSidesOnTheSameTerrain() {
        var contest = Duels.small(Bots.RANDOM, Bots.RANDOM, 3);
        var first = contest.battle(0).setting();
        var second = contest.battle(1).setting();
        assertThat(second.a()).isEqualTo(first.b());
        assertThat(second.b()).isEqualTo(first.a());
        assertThat(second.terrain()).isEqualTo(first.terrain());
        assertThat(contest.battle(2).setting().terrain()).isNotEqualTo(first.terrain());
    }
}
