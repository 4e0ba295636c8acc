package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Lot;
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
        implements Question<Battle, Moves> {
    @Override
    public Choices<Moves> choices(Battle battle) {
        var charger = battle.regiment(regiment);
        if (!charger.placed()) return Placeless.only(Moves.STAY);
        return new Proposed(new ChargeErrand(battle, charger, targets.regiments(), distance));
    }

    /** Has the other models go with those whose places are given; not yet checked. */
    public Moves complete(Battle battle, Moves given) {
        var charger = battle.regiment(regiment);
        if (!charger.placed()) return given;
        return new ChargeErrand(battle, charger, targets.regiments(), distance).complete(given);
    }

    @Override
    public Class<Moves> answerType() {
        return Moves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of(
                "FB-CHARGE-13", "FB-CHARGE-15", "FB-CHARGE-16", "FB-CHARGE-17", "FB-CHARGE-20");
    }

    /** Staying is legal only if nobody can engage. */
    private record Proposed(ChargeErrand errand) implements Choices<Moves> {
        @Override
        public @Nullable Refusal refusal(Moves moves) {
            return errand.refusal(moves);
        }

        @Override
        public List<Moves> list() {
            return List.of(errand.proposal());
        }

        @Override
        public boolean complete() {
            return false;
        }

        @Override
        public Moves any(Lot lot) {
            return errand.proposal();
        }
    }
}
