package org.vexillum.gamekit.odds;

import org.vexillum.gamekit.force.ForceFormat;

/** Where the forces of a question come from. */
public interface ForceLookup {
    /** The force of this name, ready to be played with; throws in its own way if there is none. */
    <F> F force(String name, ForceFormat<F> format);

    /** What a unit is called in these forces, if it is known by other names, too. */
    default String unit(String name) {
        return name;
    }
}
