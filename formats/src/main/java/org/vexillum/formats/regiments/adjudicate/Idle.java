package org.vexillum.formats.regiments.adjudicate;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.table.Unit;

/** A Shaken unit does nothing in its activation, wherever in it a file begins (AOFR-SHAKEN-01). */
final class Idle {
    private Idle() {}

    static @Nullable Refusal refusal(Unit unit) {
        return unit.shaken() ? Refusal.because("AOFR-SHAKEN-01", "shaken-idle", unit.id()) : null;
    }

    static void mustNotBe(Unit unit) {
        mustBeNone(refusal(unit));
    }

    /** A unit that only holds has charged nobody, either (AOFR-MOVE-10). */
    static void mustNotKeepFromCharging(Unit unit) {
        mustNotBe(unit);
        mustBeNone(Allowance.refusal(unit));
    }

    private static void mustBeNone(@Nullable Refusal refusal) {
        if (refusal != null) throw new IllegalAnswer(refusal);
    }
}
