package org.vexillum.lanterns;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/** A fighter tests its nerve (LD-NERVE-01). */
public record NerveTest(String unit) implements Stage<Battle> {
    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        var fighter = battle.fighter(unit);
        boolean comfort = battle.holder() == fighter.side() && Light.lit(battle, fighter);
        var needed =
                TargetNumber.of(fighter.profile().nerve(), "LD-NERVE-01", "nerve")
                        .plus(comfort, 1, "LD-NERVE-03", "own-light");
        var roll = referee.roll(new Dice(fighter.side(), Events.Purpose.NERVE, needed.check(), 1));
        var test = new Events.NerveTested(unit, roll, needed, roll.success(), needed.rules());
        referee.record(test);
        if (!roll.success()) fail(battle, fighter, referee);
    }

    private void fail(Battle battle, Fighter fighter, Referee<Battle> referee) {
        Light.drop(battle, fighter, referee);
        var rules = Rules.of("LD-NERVE-02");
        battle.set(fighter.shaken() ? fighter.at(null).withGrit(0) : fighter.shaken(true));
        referee.record(
                fighter.shaken() ? new Events.Fled(unit, rules) : new Events.Shaken(unit, rules));
    }
}
