package org.vexillum.formats.regiments.adjudicate;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.table.Unit;

/** A Shaken unit does nothing in its activation, wherever in it a file begins (AOFR-SHAKEN-01). */
final class Idle {
    private Idle() {}

    static @Nullable Refusal refusal(Unit unit) {
        return unit.shaken() ? Refusal.because("AOFR-SHAKEN-01", "shaken-idle", unit.id()) : null;
    }

    static void mustNotBe(Unit unit) {
        var refusal = refusal(unit);
        if (refusal != null) throw new IllegalAnswer(refusal);
    }
}
