package org.vexillum.regiments.kit.bot;

import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.table.Battle;

/** Which single models fall, and which are picked out. */
final class MeleeAnswers {
    private MeleeAnswers() {}

    /** The engine's proposal spares special weapons and the command group. */
    static ReasonedAnswer casualties(ChooseCasualties question, Choices<?> choices) {
        return ReasonedAnswer.of(choices.list().getFirst(), BotReason.PLAIN_FIRST, question.unit());
    }

    static ReasonedAnswer pick(Battle battle, PickModel question) {
        var target = battle.unit(question.target());
        int model = Takedown.dearest(target, question.reachable());
        var pick = new PickModel.Pick(model);
        if (pick.equals(PickModel.Pick.NOBODY))
            return ReasonedAnswer.of(pick, BotReason.PICK_NOBODY, target.id());
        return ReasonedAnswer.of(pick, BotReason.PICK, target.card(model).name(), target.id());
    }
}
