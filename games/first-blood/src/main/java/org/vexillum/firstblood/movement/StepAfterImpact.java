package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Models that engage nobody after their impact attacks may move 2 inches (FB-IMPACT-15).
 *
 * @param models those that made impact attacks
 */
public record StepAfterImpact(String regiment, ChargeTargets targets, List<Integer> models) {
    public StepAfterImpact {
        models = List.copyOf(models);
    }

    public void play(Battle battle, ActionMorale aftermath, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        boolean steps = battle.edition().stepAfterImpact() == Edition.StepAfterImpact.TWO_INCHES;
        if (!steps || !mover.onTable() || !mover.placed()) return;
        var free = free(battle, mover);
        if (free.isEmpty() || standing(battle, targets).isEmpty()) return;
        var question = new ChooseStepAfterImpact(regiment, targets, free);
        var moves = referee.ask(mover.side(), question);
        if (moves.stays()) return;
        MoveExecution.play(
                battle,
                errand(battle, mover, targets, free),
                moves,
                aftermath,
                referee,
                treks ->
                        new MoveEvents.SteppedAfterImpact(
                                regiment, treks, Rules.of("FB-IMPACT-15")));
    }

    private List<Integer> free(Battle battle, Regiment mover) {
        var free = new ArrayList<Integer>();
        for (int model : models)
            if (mover.alive(model) && !Engagement.engaging(battle, mover, model)) free.add(model);
        return free;
    }

    private static List<Regiment> standing(Battle battle, ChargeTargets targets) {
        var standing = new ArrayList<Regiment>();
        for (var id : targets.regiments()) {
            var target = battle.regiment(id);
            if (target.inPlay()) standing.add(target);
        }
        return standing;
    }

    static StepRules errand(
            Battle battle, Regiment mover, ChargeTargets targets, List<Integer> models) {
        return StepRules.afterImpact(
                battle, mover, models, EnemyBodies.of(battle, standing(battle, targets)));
    }
}
