package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.odds.Worth;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/**
 * What attacks may do to a regiment.
 *
 * @param wounds to be expected, no more than it has
 * @param share of what is left of it
 * @param points they are worth
 */
record Harm(double wounds, double share, double points) {
    static final Harm NONE = new Harm(0, 0, 0);

    /** Losing half of its models breaks a regiment. */
    private static final double BREAKS = 0.5;

    static Harm of(Battle battle, Regiment target, double wounds) {
        int left = Worth.woundsLeft(target);
        if (left == 0 || wounds <= 0) return NONE;
        double taken = Math.min(wounds, left);
        double share = taken / left;
        double whole = Worth.of(battle, target);
        double broken = Worth.BROKEN * Math.max(0, Math.min(1, share / BREAKS) - BREAKS);
        return new Harm(taken, share, whole * (share + broken * (1 - share)));
    }
}
