package org.vexillum.lanterns.combat;

import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.table.Battle;

/**
 * A fighter strikes an enemy, who strikes back.
 *
 * @param charging whether it has just charged
 */
public record Melee(String unit, String target, boolean charging) {
    private static final int DICE = 2; // LD-MELEE-02

    public void play(Battle battle, Referee<Battle> referee) {
        int dice = charging ? DICE + 1 : DICE; // LD-CHARGE-02
        new Strike(unit, target, dice).play(battle, referee);
        var enemy = battle.fighter(target);
        if (enemy.onTable() && !enemy.shaken())
            new Strike(target, unit, 1).play(battle, referee); // LD-MELEE-04
    }
}
