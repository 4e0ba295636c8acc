package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where reinforcements march on.
 *
 * <p>Of a way with several points the first is the starting point on the edge. Models not named
 * wait outside.
 */
@Stored(
        as = "ChooseEntry",
        with = {"regiment", "nth"})
public record ChooseEntry(String regiment, int nth) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        return new EntryChoices(errand(battle));
    }

    /** As many models as can enter round the place given for the leader. */
    public ModelMoves round(Battle battle, Point leader) {
        return errand(battle).round(leader);
    }

    private EntryRules errand(Battle battle) {
        return new EntryRules(battle, battle.regiment(regiment), nth);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-REINF-08", "FB-REINF-09", "FB-REINF-04");
    }
}
