package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Figure;

/** Changes what hit dice against the bearer's regiment have to show. */
public interface ChangesEnemyHit extends Trait {
    Figure changeEnemyHit(Figure needed, Blow blow);
}
