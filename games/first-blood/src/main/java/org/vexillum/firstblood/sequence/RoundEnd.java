package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.state.Until;

/** The victory phase, and what ends with the round once it is over (FB-VICT-03, FB-ACT-18). */
public record RoundEnd() {
    public void play(Battle battle, Referee<Battle> referee) {
        new Victory().play(battle, referee);
        if (battle.stage() == Stage.OVER) return;
        EffectExpiry.roundEnds(battle, referee);
        for (var regiment : battle.regiments()) // FB-INSPIRE-04, FB-CHARGE-22, FB-AIM-01
        RegimentState.ALL.end(regiment, Until.ROUND_END);
        var rules = Rules.of("FB-VICT-03", "FB-ROUND-01", "FB-ROUND-02");
        referee.record(new SequenceEvents.RoundEnded(battle.round(), rules));
        battle.setRound(battle.round() + 1);
        battle.setStage(Stage.REINFORCEMENT);
    }
}
