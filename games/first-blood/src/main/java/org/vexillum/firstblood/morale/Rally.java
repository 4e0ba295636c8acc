package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.combat.CombatConditions;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A broken regiment out of combat takes heart again (FB-RALLY-02). */
public record Rally(String regiment) {
    /** Why it may not rally now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (!regiment.broken()) return Refusal.because("FB-RALLY-01", "not-broken", regiment.id());
        return CombatConditions.barred(battle, regiment);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        battle.regiment(regiment).setBroken(false);
        referee.record(new MoraleEvents.Rallied(regiment, Rules.of("FB-RALLY-02", "FB-BROKEN-03")));
    }
}
