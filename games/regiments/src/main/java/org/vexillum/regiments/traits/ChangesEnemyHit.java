package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the modifier of hit rolls against a unit whose models all have it. */
public interface ChangesEnemyHit extends Trait {
    Figure changeEnemyHit(Figure modifier, Blow blow);
}
