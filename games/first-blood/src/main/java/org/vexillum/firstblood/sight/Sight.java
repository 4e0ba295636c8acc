package org.vexillum.firstblood.sight;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/**
 * Who sees whom (FB-LOS-01); for several questions about two regiments make a {@link
 * RegimentSight}.
 */
public final class Sight {
    private Sight() {}

    /** Whether model i of the one regiment sees model j of the other. */
    public static boolean sees(
            Battle battle, Regiment from, int i, Regiment to, int j, SightPurpose purpose) {
        return new RegimentSight(battle, from, to, purpose).sees(i, j);
    }

    /** Whether model i sees any model of the other regiment. */
    public static boolean sees(
            Battle battle, Regiment from, int i, Regiment to, SightPurpose purpose) {
        return new RegimentSight(battle, from, to, purpose).sees(i);
    }

    /** Whether any model of the one regiment sees any model of the other. */
    public static boolean sees(Battle battle, Regiment from, Regiment to, SightPurpose purpose) {
        return new RegimentSight(battle, from, to, purpose).sees();
    }

    /** Whether j is obscured for i: no line between them is free of what obscures. */
    public static boolean obscured(
            Battle battle, Regiment from, int i, Regiment to, int j, SightPurpose purpose) {
        return !new RegimentSight(battle, from, to, purpose).clear(i, j);
    }
}
