package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.referee.Referee;

/** A morale test of which nothing but the dice is open (FB-MORALE-03). */
record FixedTest(
        MoraleTest test, ExplainedNumber resolve, Check check, SparedMoraleDice spared, Rules why) {
    /** Rolls, and tells it. Returns the wounds that the failures cost. */
    int roll(Battle battle, Referee<Battle> referee) {
        var side = battle.regiment(test.regiment()).side();
        var dice = new Dice(side, Throw.MORALE, check, test.dice());
        var roll = referee.roll(dice, Reading.successes(check));
        int wounds = spared.wounds(test.regiment(), roll.failures(), referee);
        var rules = why.and(resolve.rules()).and("FB-MORALE-07");
        rules = rules.and(RollUnder.automatic(resolve.value(), roll));
        if (wounds > 0) rules = rules.and("FB-MORALE-08");
        referee.record(
                new MoraleEvents.MoraleRolled(
                        test.regiment(),
                        test.model(),
                        resolve,
                        roll,
                        wounds,
                        spared.expected(test.dice(), 1 - check.chance()),
                        rules));
        return wounds;
    }

    FixedTest and(Rules more) {
        return new FixedTest(test, resolve, check, spared, why.and(more));
    }
}
