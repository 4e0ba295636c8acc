package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where the models of a regiment are set down before the battle. */
@Stored(as = "Deploy", with = "regiment")
public record Deploy(String regiment) implements Question<Battle, ModelMoves> {
    @Override
    public Choices<ModelMoves> choices(Battle battle) {
        return new DeployChoices(new DeployRules(battle, battle.regiment(regiment)));
    }

    /** All models in ranks round the place given for the leader, or null for want of room. */
    public @Nullable ModelMoves round(Battle battle, Point leader) {
        return new DeployRules(battle, battle.regiment(regiment)).round(leader);
    }

    @Override
    public Class<ModelMoves> answerType() {
        return ModelMoves.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-DEPLOY-02", "FB-SCEN-01");
    }
}
