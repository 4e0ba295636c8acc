package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Before deployment: who is held back, and who deploys first (FB-BATTLE-07). */
public record Reserves() {
    public void play(Battle battle, Referee<Battle> referee) {
        keepBack(battle, referee);
        var winner = new RollOff(Rules.of("FB-DEPLOY-01")).play(battle, referee);
        var first = referee.ask(winner, new ChooseFirstDeployer());
        var rules = Rules.of("FB-DEPLOY-01");
        referee.record(new ScenarioEvents.DeploysFirst(winner, first, rules));
        battle.setToAct(first);
        battle.setStage(Stage.DEPLOYMENT);
    }

    private static void keepBack(Battle battle, Referee<Battle> referee) {
        var kept = BothSidesChoice.ask(battle, KeepBack::new, referee);
        if (kept.none()) return;
        for (var id : kept.all()) battle.regiment(id).setStatus(Status.RESERVE);
        var rules = Rules.of("FB-REINF-01", "FB-RESERVE-01", "FB-SR-FLANK");
        var a = kept.a().regiments();
        referee.reveal(new ScenarioEvents.KeptBack(a, kept.b().regiments(), rules));
    }
}
