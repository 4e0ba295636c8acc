package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.odds.BestTargets;
import org.vexillum.firstblood.odds.SingleAttackOdds;
import org.vexillum.firstblood.table.Battle;

/** Whom each model strikes, which is also what odds assume. */
record TargetChoice(Battle battle, SingleAttackOdds blows) {
    ReasonedAnswer targets(ChooseTargets question) {
        var targets = new BestTargets(battle, blows).targets(question);
        return ReasonedAnswer.of(targets, BotReason.MOST_HARM, question.regiment());
    }
}
