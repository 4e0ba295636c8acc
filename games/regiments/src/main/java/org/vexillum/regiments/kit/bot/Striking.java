package org.vexillum.regiments.kit.bot;

import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.table.Battle;

/** Whether to strike back: unless the unit can still charge fresh and would hardly hurt anyone. */
record Striking(Battle battle, Fights fights) {
    private static final double WORTH_IT = 0.5;

    Choice choice(StrikeBack question) {
        var unit = battle.unit(question.unit());
        if (unit.activated() || unit.tired())
            return Choice.of(true, Why.NOTHING_TO_SAVE, unit.id());
        var charger = battle.unit(question.charger());
        double hurt = fights.odds(charger, unit, ChargedSide.FRONT).charger().wounds().mean();
        boolean strikes = hurt >= WORTH_IT;
        var why = strikes ? Why.STRIKE_BACK : Why.SAVE_STRENGTH;
        return Choice.of(strikes, why, unit.id(), charger.id(), hurt);
    }
}
