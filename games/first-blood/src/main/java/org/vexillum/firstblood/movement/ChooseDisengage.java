package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where a disengaging regiment goes.
 *
 * @param distance the disengage distance in units of 0.01 mm
 */
@Stored(
        as = "ChooseDisengage",
        with = {"regiment", "distance"})
public record ChooseDisengage(String regiment, int distance)
        implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        var errand = new DisengageRules(battle, mover, distance);
        return new OptionalMoveChoices(errand, errand::proposal);
    }

    /** Has the other models follow those whose places are given, or null if they cannot. */
    public @Nullable ModelMoves complete(Battle battle, ModelMoves given) {
        var errand = new DisengageRules(battle, battle.regiment(regiment), distance);
        return new FormationFollowing(errand).complete(given);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-DISENGAGE-04", "FB-DISENGAGE-05");
    }
}
