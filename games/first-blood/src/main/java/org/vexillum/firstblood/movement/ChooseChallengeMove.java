package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** How a challenging regiment moves up to the one it challenges. */
@Stored(
        as = "ChooseChallengeMove",
        with = {"regiment", "challenged"})
public record ChooseChallengeMove(String regiment, String challenged)
        implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = new ChallengeMoveRules(battle, mover, battle.regiment(challenged));
        return new OptionalMoveChoices(errand, errand::proposal);
    }

    /** Has the other models go with those whose places are given; not yet checked. */
    public ModelMoves complete(Battle battle, ModelMoves given) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return given;
        return new ChallengeMoveRules(battle, mover, battle.regiment(challenged)).complete(given);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CHALLENGE-02", "FB-CHALLENGE-03", "FB-MANEUVER-06");
    }
}
