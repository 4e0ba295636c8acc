package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Figure;

/** Changes what the bearer's hit dice have to show, before being Inspired is considered. */
public interface ChangesHit extends Trait {
    Figure changeHit(Figure needed, Blow blow);
}
