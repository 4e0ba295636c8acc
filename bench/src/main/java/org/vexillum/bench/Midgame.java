package org.vexillum.bench;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.lab.Contest;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;

/** A table in the first round of a battle, all units deployed. */
final class Midgame {
    private Midgame() {}

    static Battle battle(Contest contest) {
        var battle = contest.battle(0);
        var referee =
                new DirectReferee<Battle>(
                        contest.player(0, Side.A),
                        contest.player(0, Side.B),
                        contest.dice(0),
                        _ -> {});
        referee.standAt(battle);
        var rules = new Regiments();
        while (battle.stage() != Stage.ACTIVATIONS) rules.step(battle, referee);
        return battle;
    }
}
