package org.vexillum.regiments.odds;

import java.util.List;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.table.Unit;

/** Whom weapons with Takedown single out wherever they may (AOFR-SR-TAKEDOWN-1). */
@FunctionalInterface
public interface TakedownPreference {
    /** Whoever would be missed most, as the greedy bot does it. */
    TakedownPreference DEAREST = Takedown::dearest;

    /** The unit as a whole. */
    TakedownPreference NOBODY = (_, _) -> AttackTarget.WHOLE;

    /** One model as long as it lives; nobody after that. */
    static TakedownPreference one(int model) {
        return (target, reachable) ->
                target.alive(model) && reachable.contains(model) ? model : AttackTarget.WHOLE;
    }

    /** A model by number, or {@link AttackTarget#WHOLE}. */
    int among(Unit target, List<Integer> reachable);

    /** Where everybody is within reach. */
    default int of(Unit target) {
        return among(target, Takedown.sorted(target.slots()));
    }
}
