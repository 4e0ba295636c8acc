package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/**
 * What attacks may do to a regiment.
 *
 * @param wounds to be expected, no more than it has
 * @param share of what is left of it
 * @param points they are worth
 */
record ExpectedHarm(double wounds, double share, double points) {
    static final ExpectedHarm NONE = new ExpectedHarm(0, 0, 0);

    /** Losing half of its models breaks a regiment. */
    private static final double BREAKS = 0.5;

    static ExpectedHarm of(Battle battle, Regiment target, double wounds) {
        int left = PointsValue.woundsLeft(target);
        if (left == 0 || wounds <= 0) return NONE;
        double taken = Math.min(wounds, left);
        double share = taken / left;
        double whole = PointsValue.of(battle, target);
        double broken = PointsValue.BROKEN * Math.max(0, Math.min(1, share / BREAKS) - BREAKS);
        return new ExpectedHarm(taken, share, whole * (share + broken * (1 - share)));
    }
}
