package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.table.Battle;

/**
 * The dice of a unit's willpower are rolled (WC-DICE-13).
 *
 * @param elite whether hollow symbols of an Elite unit become solid (WC-DICE-10)
 * @param stressed whether 1 stress may be taken for a success (WC-FEAT-TRACK-10)
 */
public record WillpowerTest(
        String unit, DicePool pool, int needed, boolean elite, boolean stressed, Rules why) {
    /** The test of a unit with the dice of its own profile. */
    public static WillpowerTest of(Battle battle, String unit, int needed, Rules why) {
        var card = battle.unit(unit).card();
        return new WillpowerTest(
                unit, card.willpower(), needed, card.is(Keyword.ELITE), false, why);
    }

    /** Returns the successes; steps as in WC-DICE-12. */
    public int play(Battle battle, Referee<Battle> referee) {
        var tested = battle.unit(unit);
        boolean frightened = tested.frightened();
        var roll = PoolRoll.of(pool, tested.side(), frightened, referee);
        var rules = why.and("WC-DICE-13").and("WC-DICE-12").and(roll.rules()).and("WC-DICE-09");
        if (frightened) rules = rules.and("WC-DICE-14");
        tested.setFrightened(false); // WC-DICE-14
        var symbols = roll.symbols();
        if (elite && symbols.hollow()) {
            symbols = symbols.filled();
            rules = rules.and("WC-DICE-10");
        }
        int successes = symbols.successes();
        if (stressed && Stress.refusal(tested) == null) {
            boolean takes = referee.ask(tested.side(), new TakeStress(unit, successes, needed));
            if (takes) {
                Stress.take(tested, 1, Rules.of("WC-FEAT-TRACK-10"), referee);
                rules = rules.and("WC-FEAT-TRACK-10");
                successes++;
            }
        }
        boolean passed = successes >= needed;
        referee.record(
                new MoraleEvents.TestRolled(unit, roll, symbols, successes, needed, passed, rules));
        return successes;
    }
}
