package org.vexillum.warcrow.odds;

import org.vexillum.kernel.chance.Chance;
import org.vexillum.kernel.chance.Spread;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.Pool;
import org.vexillum.warcrow.dice.Symbols;

/**
 * The exact odds of a pool.
 *
 * <p>A face has a chance of an eighth, so that sums of products are exact up to 17 dice.
 *
 * @param spread every set of symbols that can lie open
 */
public record PoolOdds(Spread<Symbols> spread) {
    /**
     * @param elite whether hollow symbols become solid (WC-DICE-10)
     * @param frightened whether dice that show a success are rolled again (WC-DICE-14)
     */
    public static PoolOdds of(Pool pool, boolean elite, boolean frightened) {
        var spread = Spread.sure(Symbols.NONE);
        for (var die : pool.dice()) {
            var one = die(die, frightened);
            spread = spread.then(sum -> one.map(sum::plus));
        }
        return new PoolOdds(elite ? spread.map(Symbols::filled) : spread);
    }

    private static Spread<Symbols> die(Die die, boolean frightened) {
        var spread = new Spread<Symbols>();
        double each = 1.0 / Die.FACES;
        for (int face = 1; face <= Die.FACES; face++) {
            if (!frightened || die.face(face).successes() == 0) spread.add(die.face(face), each);
            else
                for (int again = 1; again <= Die.FACES; again++)
                    spread.add(die.face(again), each / Die.FACES);
        }
        return spread;
    }

    public Chance successes() {
        return number(spread.map(Symbols::successes));
    }

    public Chance blocks() {
        return number(spread.map(Symbols::blocks));
    }

    public Chance specials() {
        return number(spread.map(Symbols::specials));
    }

    /** The successes left once each block of the other side has cancelled one (WC-DICE-11). */
    public Chance successesAgainst(PoolOdds other) {
        return number(spread.then(own -> other.spread.map(own::successesAgainst)));
    }

    private static Chance number(Spread<Integer> spread) {
        int[] most = new int[1];
        spread.forEach((n, _) -> most[0] = Math.max(most[0], n));
        double[] chances = new double[most[0] + 1];
        spread.forEach((n, weight) -> chances[n] += weight);
        return Chance.of(chances);
    }
}
