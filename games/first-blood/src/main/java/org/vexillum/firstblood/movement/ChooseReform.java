package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where models go in a Combat Reform (FB-REFORM-01). */
@Stored(as = "ChooseReform", with = "regiment")
public record ChooseReform(String regiment) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = new ReformRules(battle, mover);
        return new OptionalMoveChoices(errand, errand::proposal);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REFORM-01", "FB-MANEUVER-05", "FB-MANEUVER-06", "FB-MANEUVER-07");
    }
}
