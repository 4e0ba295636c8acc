package org.vexillum.warcrow.dice;

import org.vexillum.kernel.stored.Stored;

/**
 * Symbols that lie open: successes, blocks and specials, solid and hollow (WC-DICE-09).
 *
 * <p>Hollow ones count for nothing unless a rule turns them into solid ones.
 */
@Stored(
        as = "Symbols",
        with = {
            "successes",
            "blocks",
            "specials",
            "hollowSuccesses",
            "hollowBlocks",
            "hollowSpecials"
        })
public record Symbols(
        int successes,
        int blocks,
        int specials,
        int hollowSuccesses,
        int hollowBlocks,
        int hollowSpecials) {
    public static final Symbols NONE = new Symbols(0, 0, 0, 0, 0, 0);

    public Symbols plus(Symbols more) {
        return new Symbols(
                successes + more.successes,
                blocks + more.blocks,
                specials + more.specials,
                hollowSuccesses + more.hollowSuccesses,
                hollowBlocks + more.hollowBlocks,
                hollowSpecials + more.hollowSpecials);
    }

    /** Every hollow symbol turned into a solid one (WC-DICE-10). */
    public Symbols filled() {
        return new Symbols(
                successes + hollowSuccesses,
                blocks + hollowBlocks,
                specials + hollowSpecials,
                0,
                0,
                0);
    }

    /** Each block of the other side cancels one success (WC-DICE-11). */
    public int successesAgainst(Symbols other) {
        return Math.max(0, successes - other.blocks);
    }

    public boolean hollow() {
        return hollowSuccesses + hollowBlocks + hollowSpecials > 0;
    }
}
