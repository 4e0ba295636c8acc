package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the modifier of the bearer's own hit rolls. */
public interface ChangesHit extends Trait {
    ExplainedNumber changeHit(ExplainedNumber modifier, AttackContext blow);
}
