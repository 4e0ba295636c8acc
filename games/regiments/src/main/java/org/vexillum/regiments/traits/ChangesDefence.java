package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the modifier of Defense rolls of a unit whose models all have it. */
public interface ChangesDefence extends Trait {
    ExplainedNumber changeDefence(ExplainedNumber modifier, AttackContext blow);
}
