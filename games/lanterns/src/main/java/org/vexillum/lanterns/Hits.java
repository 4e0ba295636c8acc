package org.vexillum.lanterns;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/** A fighter guards itself against hits (LD-GUARD-01). */
public record Hits(String unit, int hits) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        if (hits == 0) return;
        var fighter = battle.fighter(unit);
        var needed = TargetNumber.of(fighter.profile().guard(), "LD-GUARD-01", "guard");
        var dice = new Dice(fighter.side(), Events.Purpose.GUARD, needed.check(), hits);
        var roll = referee.roll(dice);
        int lost = Math.min(roll.failures(), fighter.grit());
        int left = fighter.grit() - lost;
        referee.record(new Events.Guarded(unit, roll, needed, lost, left, needed.rules()));
        battle.set(fighter.withGrit(left));
        if (left == 0) out(battle, fighter, referee);
        else if (lost > 0) new NerveTest(unit).play(battle, referee); // LD-NERVE-01
    }

    private void out(Battle battle, Fighter fighter, Referee<Battle> referee) {
        Light.drop(battle, fighter, referee);
        battle.set(fighter.at(null).withGrit(0));
        referee.record(new Events.Out(unit, Rules.of("LD-GUARD-01")));
        for (var fellow : battle.standing(fighter.side()))
            if (fellow.within(3, fighter)) new NerveTest(fellow.id()).play(battle, referee);
    }
}
