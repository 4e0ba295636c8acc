package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.regiments.kit.bot.Bots;

class GameRecordingTest {
    @Test
    void theRecordedGameIsTheSimulatedOne() {
        var contest = Duels.small(Bots.RANDOM, Bots.RANDOM, 5);
        for (int game = 0; game < 4; game++) {
            var match = GameRecording.play(contest, game);
            assertThat(match.table().fingerprint()).isEqualTo(simulated(contest, game));
        }
    }

    private static <T extends Table<T>> long simulated(Matchup<T> contest, int game) {
        var battle = contest.battle(game);
        var referee =
                new DirectReferee<>(
                        contest.player(game, Side.A),
                        contest.player(game, Side.B),
                        contest.dice(game),
                        _ -> {});
        referee.standAt(battle);
        var rules = contest.arena().rules();
        while (!rules.over(battle)) rules.step(battle, referee);
        return battle.fingerprint();
    }
}
