package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.movement.DeployRegiment;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** One regiment is deployed; the sides take turns (FB-DEPLOY-02). */
public record Deployment() {
    public void play(Battle battle, Referee<Battle> referee) {
        var side = next(battle);
        if (waits(battle, side)) deploy(battle, side, referee);
        battle.setToAct(side.other());
        if (waits(battle, Side.A) || waits(battle, Side.B)) return;
        battle.setRound(1);
        battle.setStage(Stage.REINFORCEMENT);
    }

    private static void deploy(Battle battle, Side side, Referee<Battle> referee) {
        var id = referee.ask(side, new ChooseDeployed(side));
        ChooseActingLeader.whereNeeded(battle, battle.regiment(id), referee); // FB-CMD-09
        new DeployRegiment(id, waits(battle, side.other())).play(battle, referee);
    }

    /** When one side has none left the other deploys all the rest (FB-DEPLOY-03). */
    private static Side next(Battle battle) {
        var side = battle.toAct();
        return waits(battle, side) ? side : side.other();
    }

    private static boolean waits(Battle battle, Side side) {
        return !ChooseDeployed.waiting(battle, side).isEmpty();
    }
}
