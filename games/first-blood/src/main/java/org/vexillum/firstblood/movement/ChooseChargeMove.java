package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where the models of a charging regiment go.
 *
 * @param distance the charge distance in units of 0.01 mm
 */
@Stored(
        as = "ChooseChargeMove",
        with = {"regiment", "targets", "distance"})
public record ChooseChargeMove(String regiment, ChargeTargets targets, int distance)
        implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var charger = battle.regiment(regiment);
        if (!charger.placed()) return UnplacedRegiment.only(ModelMoves.STAY);
        return new Proposed(new ChargeMoveRules(battle, charger, targets.regiments(), distance));
    }

    /** Has the other models go with those whose places are given; not yet checked. */
    public ModelMoves complete(Battle battle, ModelMoves given) {
        var charger = battle.regiment(regiment);
        if (!charger.placed()) return given;
        return new ChargeMoveRules(battle, charger, targets.regiments(), distance).complete(given);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of(
                "FB-CHARGE-13", "FB-CHARGE-15", "FB-CHARGE-16", "FB-CHARGE-17", "FB-CHARGE-20");
    }

    /** Staying is legal only if nobody can engage. */
    private record Proposed(ChargeMoveRules errand) implements Choices<ModelMoves> {
        @Override
        public @Nullable Refusal refusal(ModelMoves moves) {
            return errand.refusal(moves);
        }

        @Override
        public List<ModelMoves> list() {
            return List.of(errand.proposal());
        }

        @Override
        public boolean complete() {
            return false;
        }

        @Override
        public ModelMoves any(RandomSource lot) {
            return errand.proposal();
        }
    }
}
