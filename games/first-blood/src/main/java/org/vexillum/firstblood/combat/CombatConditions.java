package org.vexillum.firstblood.combat;

import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** The conditions common to the two lists of actions. */
public final class CombatConditions {
    private CombatConditions() {}

    /** Why it may take no combat action, or null (FB-LIST-04). */
    public static @Nullable Refusal needed(Battle battle, Regiment regiment) {
        boolean fights =
                Engagement.engaged(battle, regiment) || Engagement.engaging(battle, regiment);
        return fights ? null : Refusal.because("FB-LIST-04", "not-in-combat", regiment.id());
    }

    /** Why it may take no out-of-combat action, or null (FB-LIST-03). */
    public static @Nullable Refusal barred(Battle battle, Regiment regiment) {
        if (!Engagement.engaged(battle, regiment)) return null;
        return Refusal.because("FB-LIST-03", "engaged", regiment.id());
    }
}
