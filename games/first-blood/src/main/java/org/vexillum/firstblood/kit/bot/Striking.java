package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.odds.Aiming;
import org.vexillum.firstblood.odds.Blows;
import org.vexillum.firstblood.table.Battle;

/** Whom each model strikes, which is also what odds assume. */
record Striking(Battle battle, Blows blows) {
    Choice targets(ChooseTargets question) {
        var targets = new Aiming(battle, blows).targets(question);
        return Choice.of(targets, Why.MOST_HARM, question.regiment());
    }
}
