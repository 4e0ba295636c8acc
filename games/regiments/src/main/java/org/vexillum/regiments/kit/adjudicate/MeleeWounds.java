package org.vexillum.regiments.kit.adjudicate;

import org.vexillum.gamekit.position.FileFault;
import org.vexillum.regiments.table.Unit;

/** The wounds that, as a file says, two units have caused each other in a melee. */
record MeleeWounds(int byCharger, int byTarget) {
    private static final String BY_CHARGER = "chargerWounds";
    private static final String BY_TARGET = "targetWounds";

    /** Refuses what cannot have come about. */
    void mustBePossible(Args args, Unit charger, Unit target) {
        if (byCharger > 0) mustHaveTaken(byCharger, target, args, BY_CHARGER);
        if (byTarget > 0) mustHaveTaken(byTarget, charger, args, BY_TARGET);
    }

    /**
     * Those wounds count that were really taken (AOFR-RESULT-06).
     *
     * <p>A file that tells of no losses at all may have left out how many models there were.
     */
    private static void mustHaveTaken(int wounds, Unit unit, Args args, String field) {
        int full = full(unit);
        int taken = full - unit.woundsLeft();
        if (wounds <= taken || taken == 0) return;
        var place = args.needed(field).place();
        throw new FileFault(place, "not-taken", unit.id(), wounds, full, unit.woundsLeft());
    }

    /** What all its models could take at the start of the game. */
    private static int full(Unit unit) {
        int full = 0;
        for (int model = 0; model < unit.startingSize(); model++) full += unit.card(model).tough();
        return full;
    }
}
