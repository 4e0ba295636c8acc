package org.vexillum.firstblood.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes its bearer's Defence before anything lowers it (FB-SR-DEFENCE-MATH). */
public interface ChangesDefence extends Trait {
    ExplainedNumber changeDefence(ExplainedNumber defence, AttackContext blow);
}
