package org.vexillum.firstblood.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes what the bearer's hit dice have to show, before being Inspired is considered. */
public interface ChangesHit extends Trait {
    ExplainedNumber changeHit(ExplainedNumber needed, AttackContext blow);
}
