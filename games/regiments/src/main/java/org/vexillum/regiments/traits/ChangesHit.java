package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the modifier of the bearer's own hit rolls. */
public interface ChangesHit extends Trait {
    Figure changeHit(Figure modifier, Blow blow);
}
