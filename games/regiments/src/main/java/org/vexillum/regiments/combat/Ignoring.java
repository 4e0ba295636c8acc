package org.vexillum.regiments.combat;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.dice.Check;

/** A die for each wound that may ignore it, such as Regeneration's (AOFR-SR-REGEN-1). */
public record Ignoring(int needed, Cause cause) {
    public Check check() {
        return Check.atLeast(needed);
    }
}
