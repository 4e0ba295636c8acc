package org.vexillum.lanterns;

import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/**
 * A fighter strikes an enemy, who strikes back.
 *
 * @param charging whether it has just charged
 */
public record Melee(String unit, String target, boolean charging) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        int dice = charging ? 3 : 2; // LD-MELEE-02, LD-CHARGE-02
        new Strike(unit, target, dice).play(battle, referee);
        var enemy = battle.fighter(target);
        if (enemy.onTable() && !enemy.shaken())
            new Strike(target, unit, 1).play(battle, referee); // LD-MELEE-04
    }
}
