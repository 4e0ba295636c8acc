package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** All models of a clashing regiment may move up to 2 inches before any attack. */
public record StepIn(String regiment) {
    /** Bad ground is rolled for at once; its morale is left to the end of the action. */
    public void play(Battle battle, ActionMorale aftermath, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (!mover.onTable() || !mover.placed()) return; // FB-GARRISON-26
        var moves = referee.ask(mover.side(), new ChooseStep(regiment));
        if (moves.stays()) return;
        var errand = StepRules.beforeClash(battle, mover);
        MoveExecution.play(
                battle,
                errand,
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.SteppedIn(
                                regiment, treks, Rules.of("FB-MANEUVER-01", "FB-MANEUVER-03")));
    }
}
