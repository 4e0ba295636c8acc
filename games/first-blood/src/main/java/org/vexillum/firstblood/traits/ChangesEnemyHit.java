package org.vexillum.firstblood.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes what hit dice against the bearer's regiment have to show. */
public interface ChangesEnemyHit extends Trait {
    ExplainedNumber changeEnemyHit(ExplainedNumber needed, AttackContext blow);
}
