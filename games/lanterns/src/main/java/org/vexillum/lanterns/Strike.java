package org.vexillum.lanterns;

import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/** A fighter strikes an enemy with some dice (LD-MELEE-02). */
public record Strike(String unit, String target, int dice) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        var striker = battle.fighter(unit);
        boolean helped =
                battle.foes(battle.fighter(target)).stream()
                        .anyMatch(one -> !one.id().equals(unit) && !one.shaken());
        var needed =
                TargetNumber.of(striker.profile().fight(), "LD-MELEE-02", "fight")
                        .plus(helped, 1, "LD-MELEE-03", "support")
                        .plus(striker.shaken(), -1, "LD-MELEE-03", "fear");
        var roll =
                referee.roll(new Dice(striker.side(), Events.Purpose.FIGHT, needed.check(), dice));
        int hits = roll.successes();
        referee.record(new Events.Struck(unit, target, roll, needed, hits, needed.rules()));
        new Hits(target, hits).play(battle, referee);
    }
}
