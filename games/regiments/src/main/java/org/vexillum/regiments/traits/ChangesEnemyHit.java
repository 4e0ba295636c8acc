package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the modifier of hit rolls against a unit whose models all have it. */
public interface ChangesEnemyHit extends Trait {
    ExplainedNumber changeEnemyHit(ExplainedNumber modifier, AttackContext blow);
}
