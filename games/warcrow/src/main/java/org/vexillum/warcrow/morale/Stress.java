package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Stress is counted in tokens on a unit (WC-BG-STRESS-01). */
public final class Stress {
    private Stress() {}

    /** A demoralised unit neither takes nor loses stress (WC-BG-DEMORAL-01). */
    public static @Nullable Refusal refusal(Unit unit) {
        return unit.demoralised()
                ? Refusal.because("WC-BG-DEMORAL-01", "demoralised-no-stress", unit.id())
                : null;
    }

    public static void take(Unit unit, int tokens, Rules why, Referee<Battle> referee) {
        if (tokens == 0 || unit.demoralised()) return;
        unit.setStress(unit.stress() + tokens);
        var rules = why.and("WC-BG-STRESS-01");
        referee.record(new MoraleEvents.StressChanged(unit.id(), tokens, unit.stress(), rules));
    }

    public static void lose(Unit unit, int tokens, Rules why, Referee<Battle> referee) {
        int lost = Math.min(tokens, unit.stress());
        if (lost == 0 || unit.demoralised()) return;
        unit.setStress(unit.stress() - lost);
        referee.record(new MoraleEvents.StressChanged(unit.id(), -lost, unit.stress(), why));
    }
}
