package org.vexillum.bots.regiments;

import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.table.Battle;

/** Whether to strike back: unless the unit can still charge fresh and would hardly hurt anyone. */
record Striking(Battle battle, Fights fights) {
    boolean strikesBack(StrikeBack question) {
        var unit = battle.unit(question.unit());
        if (unit.activated() || unit.tired()) return true;
        var charger = battle.unit(question.charger());
        double hurt = fights.odds(charger, unit, ChargedSide.FRONT).charger().wounds().mean();
        return hurt >= 0.5;
    }
}
