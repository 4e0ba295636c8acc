package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the AP of a hit by the face that scored it. */
public interface ChangesPiercing extends Trait {
    ExplainedNumber changePiercing(ExplainedNumber ap, int face, AttackContext blow);

    /** Values written with a plus sign come after all others (AOFR-SR-AP-1). */
    default boolean adds() {
        return false;
    }
}
