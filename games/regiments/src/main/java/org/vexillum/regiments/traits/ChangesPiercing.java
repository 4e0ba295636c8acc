package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the AP of a hit by the face that scored it. */
public interface ChangesPiercing extends Trait {
    Figure changePiercing(Figure ap, int face, Blow blow);

    /** Values written with a plus sign come after all others (AOFR-SR-AP-1). */
    default boolean adds() {
        return false;
    }
}
