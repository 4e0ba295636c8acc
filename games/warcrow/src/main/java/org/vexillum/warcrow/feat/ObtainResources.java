package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.objectives.ConquestValue;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Spot;

/** A unit far from home obtains resources at the end of its activation (WC-FEAT-RES-03). */
public record ObtainResources(String unit) {
    private static final int LIMIT = 12 * Spot.STRIDE;

    public static void setUp(Battle battle, Referee<Battle> referee) {
        FeatSetup.tokens(battle, 2, Rules.of("WC-FEAT-RES-01", "WC-FEAT-RES-02"), referee);
        Meters.set(battle, Feat.RESOURCES, Rules.of("WC-FEAT-RES-02"), referee);
    }

    /** Why it may not, or null if it may. */
    public @Nullable Refusal refusal(Battle battle) {
        var obtaining = battle.unit(unit);
        if (battle.setting().feat() != Feat.RESOURCES)
            return Refusal.because("WC-FEAT-RES-03", "no-resources");
        if (battle.feat().obtained(obtaining.side()) == battle.clock().now())
            return Refusal.because("WC-FEAT-RES-10", "once-per-turn", obtaining.side());
        if (obtaining.standing().fromZone() <= LIMIT)
            return Refusal.because("WC-FEAT-RES-03", "too-near-own-zone", 12);
        if (obtaining.standing().engaged())
            return Refusal.because("WC-FEAT-RES-03", "engaged-no-resources", unit);
        return Stress.refusal(obtaining);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var obtaining = battle.unit(unit);
        var side = obtaining.side();
        battle.feat().setObtained(side, battle.clock().now()); // WC-FEAT-RES-10
        Stress.take(obtaining, 1, Rules.of("WC-FEAT-RES-03"), referee);
        int troops = ConquestValue.troops(battle, obtaining) + obtaining.card().supports();
        var roll = PoolRoll.of(pool(troops), side, false, referee);
        boolean elite = battle.options().eliteAllRolls() && obtaining.is(Keyword.ELITE);
        var symbols = elite ? roll.symbols().filled() : roll.symbols(); // WC-DICE-10
        int successes = symbols.successes();
        var rules =
                Rules.of("WC-FEAT-RES-03", "WC-FEAT-RES-04", rule(troops), "WC-DICE-11")
                        .and(roll.rules())
                        .and("WC-DICE-09")
                        .and("WC-FEAT-RES-10");
        if (elite && roll.symbols().hollow()) rules = rules.and("WC-DICE-10");
        referee.record(new FeatEvents.ResourcesRolled(unit, troops, roll, successes, rules));
        var why = Rules.of("WC-FEAT-RES-08");
        if (successes > 0)
            Meters.forward(battle, side, Feat.RESOURCES, successes, why, "WC-FEAT-RES-09", referee);
    }

    private static DicePool pool(int troops) {
        if (troops <= 1) return DicePool.of(Die.YELLOW); // WC-FEAT-RES-05
        if (troops <= 3) return DicePool.of(Die.YELLOW, Die.ORANGE); // WC-FEAT-RES-06
        return DicePool.of(Die.YELLOW, Die.ORANGE, Die.RED); // WC-FEAT-RES-07
    }

    private static String rule(int troops) {
        if (troops <= 1) return "WC-FEAT-RES-05";
        return troops <= 3 ? "WC-FEAT-RES-06" : "WC-FEAT-RES-07";
    }
}
