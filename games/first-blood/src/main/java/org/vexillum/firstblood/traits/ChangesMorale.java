package org.vexillum.firstblood.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the Resolve with which the bearer's regiment tests morale. */
public interface ChangesMorale extends Trait {
    ExplainedNumber changeMorale(ExplainedNumber resolve);
}
