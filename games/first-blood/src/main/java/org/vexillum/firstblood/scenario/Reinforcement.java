package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.state.Until;

/** The reinforcement phase, with which a round begins (FB-ROUND-01). */
public record Reinforcement() {
    public void play(Battle battle, Referee<Battle> referee) {
        afresh(battle);
        arrivals(battle, referee);
        battle.setStage(Stage.COMMAND);
    }

    /** Nobody has done or lost anything in a round that begins. */
    public static void afresh(Battle battle) {
        for (var regiment : battle.regiments()) afresh(regiment);
    }

    private static void afresh(Regiment regiment) {
        RegimentState.ALL.end(regiment, Until.NEXT_ROUND);
        regiment.setStartedRoundWith(regiment.living()); // FB-BROKEN-01
    }

    /** They are set beside the table and march on when activated (FB-REINF-03). */
    private static void arrivals(Battle battle, Referee<Battle> referee) {
        var coming =
                BothSidesChoice.ask(
                        battle, side -> new ChooseArrivals(side, battle.round()), referee);
        if (coming.none()) return;
        for (var id : coming.all()) battle.regiment(id).setStatus(Status.ARRIVING);
        var a = coming.a().regiments();
        var rules = Rules.of("FB-REINF-02", "FB-REINF-03");
        referee.reveal(
                new ScenarioEvents.Arriving(battle.round(), a, coming.b().regiments(), rules));
    }
}
