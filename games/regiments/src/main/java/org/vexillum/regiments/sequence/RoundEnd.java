package org.vexillum.regiments.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.state.Until;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** The end of a round: markers first, then fatigue ends (AOFR-ROUND-06). */
public record RoundEnd() {
    public void play(Battle battle, Referee<Battle> referee) {
        new Seizing().play(battle, referee);
        for (var unit : battle.units()) refresh(unit, referee);
        referee.record(new SequenceEvents.RoundEnded(battle.round(), Rules.of("AOFR-ROUND-06")));
        if (Victory.due(battle)) new Victory().play(battle, referee); // AOFR-MISSION-07
        else next(battle);
    }

    private static void refresh(Unit unit, Referee<Battle> referee) {
        boolean fatigued = unit.fatigued();
        UnitState.ALL.end(unit, Until.ROUND_END);
        if (fatigued && !unit.destroyed())
            referee.record(
                    new SequenceEvents.FatigueEnded(
                            unit.id(), Rules.of("AOFR-FATIGUE-01", "AOFR-ROUND-06")));
    }

    private static void next(Battle battle) {
        var first = battle.finishedFirst();
        if (first != null) battle.setOpening(first); // AOFR-ROUND-02
        battle.setRound(battle.round() + 1);
        battle.setStage(Stage.ROUND_START);
    }
}
