package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where a marching regiment goes.
 *
 * @param nth which March of the activation this is, from 1
 */
@Stored(
        as = "ChooseMarch",
        with = {"regiment", "nth"})
public record ChooseMarch(String regiment, int nth) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var mover = battle.regiment(regiment);
        if (!mover.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        return new MarchChoices(battle, mover, nth);
    }

    /** Has the other models follow those whose places are given, or null if they cannot. */
    public @Nullable ModelMoves complete(Battle battle, ModelMoves given) {
        var errand = MarchRules.of(battle, battle.regiment(regiment), nth);
        var garrison = given.into();
        if (garrison == null || !given.models().isEmpty())
            return new FormationFollowing(errand).complete(given);
        var piece = Garrisons.named(battle, garrison);
        return piece == null ? null : errand.occupy(piece);
    }

    /** As far as the regiment gets straight towards a place of its leader, or null. */
    public @Nullable ModelMoves towards(Battle battle, Point goal) {
        var mover = battle.regiment(regiment);
        return new MarchProposals(battle, mover, MarchRules.of(battle, mover, nth)).towards(goal);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-MARCH-02", "FB-MARCH-04", "FB-MARCH-05");
    }
}
