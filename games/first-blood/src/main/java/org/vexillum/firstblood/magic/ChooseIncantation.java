package org.vexillum.firstblood.magic;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Who of a regiment casts which incantation at whom (FB-MAGIC-04). */
@Stored(as = "ChooseIncantation", with = "regiment")
public record ChooseIncantation(String regiment)
        implements Question<Battle, ChooseIncantation.Cast> {
    /**
     * @param model the casting model
     * @param target a regiment, its own for Self
     */
    @Stored(
            as = "ChooseIncantation.Cast",
            with = {"model", "incantation", "target"})
    public record Cast(int model, String incantation, String target) {}

    @Override
    public Choices<Cast> choices(Battle battle) {
        return new CastChoices(battle, battle.regiment(regiment));
    }

    @Override
    public Class<Cast> answerType() {
        return Cast.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-MAGIC-02", "FB-MAGIC-04", "FB-MAGIC-06", "FB-MAGIC-07");
    }
}
