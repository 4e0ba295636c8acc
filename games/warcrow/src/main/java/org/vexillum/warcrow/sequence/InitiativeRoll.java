package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.dice.Symbols;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** Both companies roll; the one with more successes decides (WC-PREP-03, WC-PREP-05). */
public record InitiativeRoll() {
    private static final DicePool DICE = DicePool.of(Die.YELLOW, Die.ORANGE);

    public void play(Battle battle, Referee<Battle> referee) {
        int lead;
        do lead = roll(battle, referee);
        while (lead == 0); // WC-PREP-06
        var winner = lead > 0 ? Side.A : Side.B;
        var holder = referee.ask(winner, new KeepInitiative()) ? winner : winner.other();
        battle.clock().setInitiative(holder);
        battle.clock().setStage(Stage.ZONES);
        referee.record(new SequenceEvents.InitiativeHeld(winner, holder, Rules.of("WC-PREP-05")));
    }

    /** The successes of A less those of B. */
    private static int roll(Battle battle, Referee<Battle> referee) {
        var a = PoolRoll.of(pool(battle, Side.A), Side.A, false, referee);
        var b = PoolRoll.of(pool(battle, Side.B), Side.B, false, referee);
        int scoreA = successes(battle, Side.A, a.symbols());
        int scoreB = successes(battle, Side.B, b.symbols());
        var rules =
                Rules.of("WC-PREP-03", "WC-DICE-01", "WC-DICE-11").and(a.rules()).and("WC-DICE-09");
        if (greater(battle) != null) rules = rules.and("WC-PREP-04");
        if (scoreA == scoreB) rules = rules.and("WC-PREP-06");
        referee.record(new SequenceEvents.InitiativeRolled(a, b, scoreA, scoreB, rules));
        return scoreA - scoreB;
    }

    /** One orange die more for the greater command (WC-PREP-04). */
    private static DicePool pool(Battle battle, Side side) {
        return greater(battle) == side ? DICE.and(Die.ORANGE) : DICE;
    }

    private static @Nullable Side greater(Battle battle) {
        int lead = battle.tokens(Side.A) - battle.tokens(Side.B);
        if (lead == 0) return null;
        return lead > 0 ? Side.A : Side.B;
    }

    /** Elite does not change this roll unless the table plays it so (WC-DICE-10). */
    private static int successes(Battle battle, Side side, Symbols symbols) {
        boolean elite =
                battle.options().eliteAllRolls()
                        && battle.units(side).stream().anyMatch(unit -> unit.is(Keyword.ELITE));
        return elite ? symbols.filled().successes() : symbols.successes();
    }
}
