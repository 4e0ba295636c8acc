package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where models go that engage nobody after their impact attacks (FB-IMPACT-15).
 *
 * @param models those that may move
 */
@Stored(
        as = "ChooseStepAfterImpact",
        with = {"regiment", "targets", "models"})
public record ChooseStepAfterImpact(String regiment, ChargeTargets targets, List<Integer> models)
        implements Question<Battle, ModelMoves> {
    public ChooseStepAfterImpact {
        models = List.copyOf(models);
    }

    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = StepAfterImpact.errand(battle, mover, targets, models);
        return new OptionalMoveChoices(errand, errand::proposal);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public ModelMoves pass() {
        return ModelMoves.STAY;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-IMPACT-15");
    }
}
