package org.vexillum.lanterns;

import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/**
 * A fighter shoots at an enemy (LD-SHOOT-03).
 *
 * @param moved whether it has moved before (LD-SHOOT-01)
 */
public record Shot(String unit, String target, boolean moved) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        var shooter = battle.fighter(unit);
        var enemy = battle.fighter(target);
        boolean covered =
                battle.thickets.stream().anyMatch(one -> Within.within(enemy.base(), one, 0));
        var needed =
                TargetNumber.of(shooter.profile().shoot(), "LD-SHOOT-03", "shoot")
                        .plus(moved, -1, "LD-SHOOT-01", "moved")
                        .plus(covered, -1, "LD-COVER-01", "cover")
                        .plus(Light.lit(battle, enemy), 1, "LD-LIGHT-01", "lit");
        var roll = referee.roll(new Dice(shooter.side(), Events.Purpose.SHOOT, needed.check(), 1));
        int hits = roll.successes();
        referee.record(new Events.ShotRolled(unit, target, roll, needed, hits, needed.rules()));
        new Hits(target, hits).play(battle, referee);
    }
}
