package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the modifier of Defense rolls of a unit whose models all have it. */
public interface ChangesDefence extends Trait {
    Figure changeDefence(Figure modifier, Blow blow);
}
