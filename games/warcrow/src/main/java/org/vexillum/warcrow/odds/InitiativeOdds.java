package org.vexillum.warcrow.odds;

import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;

/**
 * The odds of the initiative roll, ties rolled again (WC-PREP-06).
 *
 * @param a the chance that A decides in the end
 * @param tie the chance of a tie in one roll
 */
public record InitiativeOdds(double a, double b, double tie) {
    private static final DicePool DICE = DicePool.of(Die.YELLOW, Die.ORANGE);

    /** By the command of both companies (WC-PREP-04). */
    public static InitiativeOdds of(int commandA, int commandB) {
        var a = PoolOdds.of(pool(commandA > commandB), false, false).successes();
        var b = PoolOdds.of(pool(commandB > commandA), false, false).successes();
        double wins = 0;
        double tie = 0;
        for (int n = 0; n <= a.most(); n++) {
            wins += a.of(n) * (1 - b.atLeast(n));
            tie += a.of(n) * b.of(n);
        }
        double decided = 1 - tie;
        return new InitiativeOdds(wins / decided, (decided - wins) / decided, tie);
    }

    private static DicePool pool(boolean greater) {
        return greater ? DICE.and(Die.ORANGE) : DICE;
    }
}
