package org.vexillum.regiments.combat;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Check;

/**
 * A die for each wound that may ignore it, such as Regeneration's (AOFR-SR-REGEN-1).
 *
 * @param denied the weapon's trait that does not allow it, or null
 */
public record WoundIgnoring(int needed, Cause cause, @Nullable Cause denied) {
    public Check check() {
        return Check.atLeast(denied == null ? needed : 7);
    }
}
