package org.vexillum.regiments.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;

/** The side to act activates one unit; then the turn passes (AOFR-ROUND-01). */
public record PlayerTurn() {
    public void play(Battle battle, Referee<Battle> referee) {
        noteFinished(battle, battle.toAct(), referee); // AOFR-ROUND-05: none to begin with
        noteFinished(battle, battle.toAct().other(), referee);
        if (left(battle, battle.toAct()) == 0) {
            passOn(battle, referee);
            return;
        }
        var side = battle.toAct();
        var unit = referee.ask(side, new ChooseUnit(side, battle.round()));
        var rules = Rules.of("AOFR-ROUND-01", "AOFR-ROUND-04");
        referee.record(new SequenceEvents.Activated(battle.round(), side, unit, rules));
        new Activation(unit).play(battle, referee);
        noteFinished(battle, side, referee); // whose activation it was counts as first
        noteFinished(battle, side.other(), referee);
        passOn(battle, referee);
    }

    /** Units on the table that have not activated this round. */
    public static int left(Battle battle, Side side) {
        int left = 0;
        for (var unit : battle.units())
            if (unit.side() == side && unit.onTable() && !unit.activated()) left++;
        return left;
    }

    /** The first side with nobody left to activate opens the next round (AOFR-ROUND-02). */
    private static void noteFinished(Battle battle, Side side, Referee<Battle> referee) {
        if (battle.finishedFirst() != null || left(battle, side) > 0) return;
        battle.setFinishedFirst(side);
        boolean opens = !Victory.due(battle); // there is no round after the last
        var rules = Rules.of("AOFR-ROUND-05");
        if (opens) rules = rules.and("AOFR-ROUND-02");
        referee.record(new SequenceEvents.FinishedActivating(side, opens, rules));
    }

    private static void passOn(Battle battle, Referee<Battle> referee) {
        var side = battle.toAct();
        if (left(battle, side.other()) > 0) {
            battle.setToAct(side.other());
            return;
        }
        if (left(battle, side) == 0) {
            battle.setStage(Stage.ROUND_END);
            return;
        }
        referee.record(new SequenceEvents.GoesOn(side, Rules.of("AOFR-ROUND-03")));
    }
}
