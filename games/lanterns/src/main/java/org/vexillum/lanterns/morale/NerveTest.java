package org.vexillum.lanterns.morale;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.Target;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Purpose;

/** A fighter tests its nerve (LD-NERVE-01). */
public record NerveTest(String unit) {
    @Stored(
            as = "NerveTested",
            with = {"unit", "roll", "needed", "passed", "rules"})
    public record NerveTested(String unit, Roll roll, Target needed, boolean passed, Rules rules)
            implements Event {}

    @Stored(
            as = "Shaken",
            with = {"unit", "rules"})
    public record Shaken(String unit, Rules rules) implements Event {}

    @Stored(
            as = "Fled",
            with = {"unit", "rules"})
    public record Fled(String unit, Rules rules) implements Event {}

    public void play(Battle battle, Referee<Battle> referee) {
        var fighter = battle.fighter(unit);
        var needed = needed(battle, fighter);
        var roll = referee.roll(new Dice(fighter.side(), Purpose.NERVE, needed.check(), 1));
        referee.record(new NerveTested(unit, roll, needed, roll.success(), needed.rules()));
        if (roll.success()) return;
        Light.drop(battle, fighter, referee);
        battle.set(fighter.shaken() ? fighter.gone() : fighter.shaken(true)); // LD-NERVE-02
        var rules = Rules.of("LD-NERVE-02");
        referee.record(fighter.shaken() ? new Fled(unit, rules) : new Shaken(unit, rules));
    }

    static Target needed(Battle battle, Fighter fighter) {
        var modifier = Figure.of(0, new Cause("LD-DICE-01", "roll"));
        if (battle.holder() == fighter.side() && Light.lit(battle, fighter))
            modifier = modifier.plus(1, new Cause("LD-NERVE-03", "own-light"));
        var nerve = Figure.of(fighter.profile().nerve(), new Cause("LD-NERVE-01", "nerve"));
        return new Target(nerve, modifier);
    }
}
