package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the Quality with which a weapon attacks. */
public interface ChangesQuality extends Trait {
    ExplainedNumber changeQuality(ExplainedNumber quality, AttackContext blow);
}
