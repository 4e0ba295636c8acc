package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where the models of a clashing regiment step in (FB-MANEUVER-01). */
@Stored(as = "ChooseStep", with = "regiment")
public record ChooseStep(String regiment) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.onTable() || !mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = StepRules.beforeClash(battle, mover);
        return new OptionalMoveChoices(errand, errand::proposal);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public ModelMoves pass() {
        return ModelMoves.STAY; // FB-MANEUVER-04
    }

    @Override
    public Rules rules() {
        return Rules.of(
                "FB-MANEUVER-01",
                "FB-MANEUVER-02",
                "FB-MANEUVER-03",
                "FB-MANEUVER-04",
                "FB-MANEUVER-05",
                "FB-MANEUVER-06");
    }
}
