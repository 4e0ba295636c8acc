package org.vexillum.bots.regiments;

import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.traits.Plain;

/** Which single models fall, and which are picked out. */
final class InMelee {
    private InMelee() {}

    /** The engine's proposal spares special weapons and the command group. */
    static Choice casualties(ChooseCasualties question, Choices<?> choices) {
        return Choice.of(choices.list().getFirst(), Why.PLAIN_FIRST, question.unit());
    }

    /** The model whose loss hurts most; nobody if all are alike. */
    static Choice pick(Battle battle, PickModel question) {
        var target = battle.unit(question.target());
        int best = PickModel.Pick.NOBODY.model();
        int most = 0;
        for (int model : question.reachable()) {
            if (!target.alive(model) || weight(target.card(model)) <= most) continue;
            most = weight(target.card(model));
            best = model;
        }
        var pick = new PickModel.Pick(best);
        if (most == 0) return Choice.of(pick, Why.PICK_NOBODY, target.id());
        return Choice.of(pick, Why.PICK, target.card(best).name(), target.id());
    }

    private static int weight(ModelCard card) {
        return (card.hero() ? 4 : 0)
                + (card.has(Plain.Caster.class) ? 2 : 0)
                + (card.command() ? 1 : 0);
    }
}
