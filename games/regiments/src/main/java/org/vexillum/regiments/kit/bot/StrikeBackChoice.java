package org.vexillum.regiments.kit.bot;

import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.table.Battle;

/** Whether to strike back: unless the unit can still charge fresh and would hardly hurt anyone. */
record StrikeBackChoice(Battle battle, ChargeOdds fights) {
    private static final double WORTH_IT = 0.5;

    ReasonedAnswer choice(StrikeBack question) {
        var unit = battle.unit(question.unit());
        if (unit.activated() || unit.tired())
            return ReasonedAnswer.of(true, BotReason.NOTHING_TO_SAVE, unit.id());
        var charger = battle.unit(question.charger());
        double hurt = fights.odds(charger, unit, ChargedSide.FRONT).charger().wounds().mean();
        boolean strikes = hurt >= WORTH_IT;
        var why = strikes ? BotReason.STRIKE_BACK : BotReason.SAVE_STRENGTH;
        return ReasonedAnswer.of(strikes, why, unit.id(), charger.id(), hurt);
    }
}
