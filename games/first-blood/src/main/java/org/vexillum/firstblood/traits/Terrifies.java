package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Cause;

/** Lowers the Resolve of an enemy that suffered casualties. */
public interface Terrifies extends Trait {
    boolean terrifies(Manner manner);

    /** How much lower Resolve is. */
    int terror();

    /** Why Resolve is lower. */
    default Cause terrorCause() {
        return cause();
    }
}
