package org.vexillum.bench;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.lab.Matchup;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;

/** A table in the middle of a battle. */
final class MidgameTable {
    private MidgameTable() {}

    /** In the first round, all units deployed. */
    static Battle battle(Matchup<Battle> contest) {
        return battle(contest, 0, 1);
    }

    static Battle battle(Matchup<Battle> contest, int game, int round) {
        var battle = contest.battle(game);
        var referee =
                new DirectReferee<Battle>(
                        contest.player(game, Side.A),
                        contest.player(game, Side.B),
                        contest.dice(game),
                        _ -> {});
        referee.standAt(battle);
        var rules = new Regiments();
        while (battle.stage() != Stage.ACTIVATIONS || battle.round() < round)
            rules.step(battle, referee);
        return battle;
    }
}
