package org.vexillum.lanterns.combat;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Purpose;

/**
 * A fighter shoots at an enemy (LD-SHOOT-03).
 *
 * @param moved whether it has moved before (LD-SHOOT-01)
 */
public record Shot(String unit, String target, boolean moved) {
    @Stored(
            as = "ShotRolled",
            with = {"unit", "target", "roll", "needed", "hit", "rules"})
    public record ShotRolled(
            String unit, String target, Roll roll, Target needed, boolean hit, Rules rules)
            implements Event {}

    public void play(Battle battle, Referee<Battle> referee) {
        var shooter = battle.fighter(unit);
        var needed = needed(battle, shooter, battle.fighter(target));
        var roll = referee.roll(new Dice(shooter.side(), Purpose.SHOOT, needed.check(), 1));
        referee.record(new ShotRolled(unit, target, roll, needed, roll.success(), needed.rules()));
        new Hits(target, roll.successes()).play(battle, referee);
    }

    private Target needed(Battle battle, Fighter shooter, Fighter enemy) {
        var modifier = Figure.of(0, new Cause("LD-DICE-01", "roll"));
        if (moved) modifier = modifier.plus(-1, new Cause("LD-SHOOT-01", "moved"));
        if (covered(battle, enemy)) modifier = modifier.plus(-1, new Cause("LD-COVER-01", "cover"));
        if (Light.lit(battle, enemy)) modifier = modifier.plus(1, new Cause("LD-LIGHT-01", "lit"));
        var shoot = Figure.of(shooter.profile().shoot(), new Cause("LD-SHOOT-03", "shoot"));
        return new Target(shoot, modifier);
    }

    static boolean covered(Battle battle, Fighter fighter) {
        return battle.thickets().stream()
                .anyMatch(thicket -> Within.within(fighter.base(), thicket, 0));
    }
}
