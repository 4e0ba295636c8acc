package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.edition.Edition.BrokenInspired;
import org.vexillum.firstblood.morale.MoraleEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A regiment readies itself for its next Clash (FB-INSPIRE-01). */
public record InspireAction(String regiment) {
    /** Why it may not take the action now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        var barred = barred(battle, regiment);
        return barred != null ? barred : CombatConditions.needed(battle, regiment);
    }

    /** Why it may not, wherever it stands, or null. */
    public static @Nullable Refusal barred(Battle battle, Regiment regiment) {
        boolean never = battle.edition().brokenInspired() == BrokenInspired.NO_INSPIRE_ACTION;
        return regiment.broken() && never
                ? Refusal.because("FB-BROKEN-05", "broken", regiment.id())
                : null;
    }

    /** On top of a charge that lasts longer it gives nothing (FB-INSPIRE-03). */
    public void play(Battle battle, Referee<Battle> referee) {
        var inspired = battle.regiment(regiment);
        var rules = Rules.of("FB-INSPIRE-01");
        if (inspired.inspired() == Inspired.NO) inspired.setInspired(Inspired.NEXT_CLASH);
        else rules = rules.and("FB-INSPIRE-03");
        referee.record(new MoraleEvents.BecameInspired(regiment, rules));
    }
}
