package org.vexillum.regiments.kit.bot;

import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.table.Battle;

/** Which single models fall, and which are picked out. */
final class InMelee {
    private InMelee() {}

    /** The engine's proposal spares special weapons and the command group. */
    static Choice casualties(ChooseCasualties question, Choices<?> choices) {
        return Choice.of(choices.list().getFirst(), Why.PLAIN_FIRST, question.unit());
    }

    static Choice pick(Battle battle, PickModel question) {
        var target = battle.unit(question.target());
        int model = Takedown.dearest(target, question.reachable());
        var pick = new PickModel.Pick(model);
        if (pick.equals(PickModel.Pick.NOBODY))
            return Choice.of(pick, Why.PICK_NOBODY, target.id());
        return Choice.of(pick, Why.PICK, target.card(model).name(), target.id());
    }
}
