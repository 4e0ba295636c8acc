package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Where a restored model is placed.
 *
 * @param fighting the enemies the regiment fought before the first model was placed (FB-HEAL-07)
 */
@Stored(
        as = "ChooseReturn",
        with = {"regiment", "model", "fighting"})
public record ChooseReturn(String regiment, int model, List<String> fighting)
        implements Question<Battle, ModelMoves> {
    public ChooseReturn {
        fighting = List.copyOf(fighting);
    }

    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        var errand = new RestoreRules(battle, battle.regiment(regiment), model, fighting);
        return new PlacementChoices(errand, errand::all);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-HEAL-06", "FB-HEAL-07");
    }
}
