package org.vexillum.regiments.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.state.Until;
import org.vexillum.regiments.magic.TokenGain;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.UnitState;

/** The start of a round: tokens first, then from round 2 Ambush units (AOFR-ROUND-06). */
public record RoundStart() {
    public void play(Battle battle, Referee<Battle> referee) {
        battle.setToAct(battle.opening());
        BattleState.ALL.end(battle, Until.NEXT_ROUND);
        for (var unit : battle.units()) UnitState.ALL.end(unit, Until.NEXT_ROUND);
        var rules = Rules.of("AOFR-ROUND-06");
        rules = rules.and(battle.round() == 1 ? "AOFR-ROUND-01" : "AOFR-ROUND-02");
        referee.record(new SequenceEvents.RoundBegan(battle.round(), battle.opening(), rules));
        new TokenGain().play(battle, referee);
        battle.setStage(battle.round() > 1 ? Stage.AMBUSH : Stage.ACTIVATIONS);
    }
}
