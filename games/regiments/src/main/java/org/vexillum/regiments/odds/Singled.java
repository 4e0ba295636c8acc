package org.vexillum.regiments.odds;

import java.util.List;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.table.Unit;

/** Whom weapons with Takedown single out wherever they may (AOFR-SR-TAKEDOWN-1). */
@FunctionalInterface
public interface Singled {
    /** Whoever would be missed most, as the greedy bot does it. */
    Singled DEAREST = Takedown::dearest;

    /** The unit as a whole. */
    Singled NOBODY = (_, _) -> Quarry.WHOLE;

    /** One model as long as it lives; nobody after that. */
    static Singled one(int model) {
        return (target, reachable) ->
                target.alive(model) && reachable.contains(model) ? model : Quarry.WHOLE;
    }

    /** A model by number, or {@link Quarry#WHOLE}. */
    int among(Unit target, List<Integer> reachable);

    /** Where everybody is within reach. */
    default int of(Unit target) {
        return among(target, Takedown.sorted(target.slots()));
    }
}
