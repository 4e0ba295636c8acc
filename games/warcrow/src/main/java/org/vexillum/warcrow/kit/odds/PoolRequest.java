package org.vexillum.warcrow.kit.odds;

import org.vexillum.warcrow.dice.DicePool;

/**
 * What is asked of a pool.
 *
 * @param against dice whose blocks cancel successes
 * @param stress whether 1 stress may be taken for a success (WC-FEAT-TRACK-10)
 * @param needed so many successes, or {@link #NOTHING_NEEDED}
 * @param sealing the absolute turn in which a rift begins to be sealed, or 0 (WC-FEAT-RIFT-06)
 */
public record PoolRequest(
        DicePool pool,
        DicePool against,
        boolean elite,
        boolean frightened,
        boolean stress,
        int needed,
        int sealing) {
    public static final int NOTHING_NEEDED = -1;
}
