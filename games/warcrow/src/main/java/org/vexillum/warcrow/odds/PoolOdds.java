package org.vexillum.warcrow.odds;

import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.StateDistribution;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.Symbols;

/**
 * The exact odds of a pool.
 *
 * <p>A face has a chance of an eighth, so that sums of products are exact up to 17 dice.
 *
 * @param spread every set of symbols that can lie open
 */
public record PoolOdds(StateDistribution<Symbols> spread) {
    /**
     * @param elite whether hollow symbols become solid (WC-DICE-10)
     * @param frightened whether dice that show a success are rolled again (WC-DICE-14)
     */
    public static PoolOdds of(DicePool pool, boolean elite, boolean frightened) {
        var spread = StateDistribution.sure(Symbols.NONE);
        for (var die : pool.dice()) {
            var one = die(die, frightened);
            spread = spread.then(sum -> one.map(sum::plus));
        }
        return new PoolOdds(elite ? spread.map(Symbols::filled) : spread);
    }

    private static StateDistribution<Symbols> die(Die die, boolean frightened) {
        var spread = new StateDistribution<Symbols>();
        double each = 1.0 / Die.FACES;
        for (int face = 1; face <= Die.FACES; face++) {
            if (!frightened || die.face(face).successes() == 0) spread.add(die.face(face), each);
            else
                for (int again = 1; again <= Die.FACES; again++)
                    spread.add(die.face(again), each / Die.FACES);
        }
        return spread;
    }

    public NumberDistribution successes() {
        return number(spread.map(Symbols::successes));
    }

    public NumberDistribution blocks() {
        return number(spread.map(Symbols::blocks));
    }

    public NumberDistribution specials() {
        return number(spread.map(Symbols::specials));
    }

    /** The successes left once each block of the other side has cancelled one (WC-DICE-11). */
    public NumberDistribution successesAgainst(PoolOdds other) {
        return number(spread.then(own -> other.spread.map(own::successesAgainst)));
    }

    private static NumberDistribution number(StateDistribution<Integer> spread) {
        int[] most = new int[1];
        spread.forEach((n, _) -> most[0] = Math.max(most[0], n));
        double[] chances = new double[most[0] + 1];
        spread.forEach((n, weight) -> chances[n] += weight);
        return NumberDistribution.of(chances);
    }
}
