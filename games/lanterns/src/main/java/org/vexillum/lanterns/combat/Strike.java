package org.vexillum.lanterns.combat;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Purpose;

/** A fighter strikes an enemy with some dice (LD-MELEE-02). */
public record Strike(String unit, String target, int dice) {
    @Stored(
            as = "Struck",
            with = {"unit", "target", "roll", "needed", "hits", "rules"})
    public record Struck(
            String unit, String target, Roll roll, Target needed, int hits, Rules rules)
            implements Event {}

    public void play(Battle battle, Referee<Battle> referee) {
        var striker = battle.fighter(unit);
        var needed = needed(battle, striker, battle.fighter(target));
        var roll = referee.roll(new Dice(striker.side(), Purpose.FIGHT, needed.check(), dice));
        int hits = roll.successes();
        referee.record(new Struck(unit, target, roll, needed, hits, needed.rules()));
        new Hits(target, hits).play(battle, referee);
    }

    static Target needed(Battle battle, Fighter striker, Fighter enemy) {
        var modifier = Figure.of(0, new Cause("LD-DICE-01", "roll"));
        boolean helped =
                battle.foes(enemy).stream()
                        .anyMatch(one -> !one.id().equals(striker.id()) && !one.shaken());
        if (helped) modifier = modifier.plus(1, new Cause("LD-MELEE-03", "support"));
        if (striker.shaken()) modifier = modifier.plus(-1, new Cause("LD-MELEE-03", "fear"));
        var fight = Figure.of(striker.profile().fight(), new Cause("LD-MELEE-02", "fight"));
        return new Target(fight, modifier);
    }
}
