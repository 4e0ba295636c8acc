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
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.morale.NerveTest;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Purpose;

/** A fighter guards itself against hits (LD-GUARD-01). */
public record Hits(String unit, int hits) {
    @Stored(
            as = "Guarded",
            with = {"unit", "roll", "needed", "lost", "left", "rules"})
    public record Guarded(String unit, Roll roll, Target needed, int lost, int left, Rules rules)
            implements Event {}

    @Stored(
            as = "Out",
            with = {"unit", "rules"})
    public record Out(String unit, Rules rules) implements Event {}

    public void play(Battle battle, Referee<Battle> referee) {
        if (hits == 0) return;
        var fighter = battle.fighter(unit);
        var guard = Figure.of(fighter.profile().guard(), new Cause("LD-GUARD-01", "guard"));
        var needed = new Target(guard, Figure.of(0, new Cause("LD-DICE-01", "roll")));
        var roll = referee.roll(new Dice(fighter.side(), Purpose.GUARD, needed.check(), hits));
        int lost = Math.min(roll.failures(), fighter.grit());
        int left = fighter.grit() - lost;
        referee.record(new Guarded(unit, roll, needed, lost, left, needed.rules()));
        if (lost == 0) return;
        battle.set(fighter.withGrit(left));
        if (left > 0) new NerveTest(unit).play(battle, referee); // LD-NERVE-01
        else out(battle, fighter, referee);
    }

    private void out(Battle battle, Fighter fighter, Referee<Battle> referee) {
        Light.drop(battle, fighter, referee);
        battle.set(fighter.gone());
        referee.record(new Out(unit, Rules.of("LD-GUARD-01")));
        for (var fellow : battle.standing(fighter.side()))
            if (fellow.within(3, fighter)) new NerveTest(fellow.id()).play(battle, referee);
    }
}
