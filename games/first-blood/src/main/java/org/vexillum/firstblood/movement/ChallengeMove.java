package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A character's regiment moves up to the one it challenges (FB-CHALLENGE-02). */
public record ChallengeMove(String regiment, String challenged) {
    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        if (!mover.placed() || !battle.regiment(challenged).placed()) return;
        var moves = referee.ask(mover.side(), new ChooseChallengeMove(regiment, challenged));
        var aftermath = new ActionMorale();
        MoveExecution.play(
                battle,
                new ChallengeMoveRules(battle, mover, battle.regiment(challenged)),
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.ChallengerMoved(
                                regiment,
                                challenged,
                                treks,
                                Rules.of("FB-CHALLENGE-02", "FB-CHALLENGE-03")));
        aftermath.play(battle, referee);
    }
}
