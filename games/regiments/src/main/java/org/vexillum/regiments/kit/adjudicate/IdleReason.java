package org.vexillum.regiments.kit.adjudicate;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.table.Unit;

/**
 * Why a unit does nothing of its own accord, wherever in an activation a file begins: it is Shaken
 * (AOFR-SHAKEN-01), or it has had its activation (AOFR-ROUND-04).
 */
final class IdleReason {
    private IdleReason() {}

    static @Nullable Refusal refusal(Unit unit) {
        var over = over(unit);
        if (over != null) return over;
        return unit.shaken() ? Refusal.because("AOFR-SHAKEN-01", "shaken-idle", unit.id()) : null;
    }

    private static @Nullable Refusal over(Unit unit) {
        return unit.activated()
                ? Refusal.because("AOFR-ROUND-04", "already-activated", unit.id())
                : null;
    }

    /** Even a Shaken unit turns only once in its activation (AOFR-SHAKEN-06). */
    static void mustNotBeOver(Unit unit) {
        mustBeNone(over(unit));
    }

    static void mustNotBe(Unit unit) {
        mustBeNone(refusal(unit));
    }

    /** A unit that only holds has charged nobody, either (AOFR-MOVE-10). */
    static void mustNotKeepFromCharging(Unit unit) {
        mustNotBe(unit);
        mustBeNone(Allowance.refusal(unit));
    }

    static void mustBeNone(@Nullable Refusal refusal) {
        if (refusal != null) throw new IllegalAnswer(refusal);
    }
}
