package org.vexillum.regiments.traits;

import org.vexillum.kernel.ExplainedNumber;

/** Changes the modifier of its unit's morale rolls while one model that has it lives. */
public interface ChangesMorale extends Trait {
    ExplainedNumber changeMorale(ExplainedNumber modifier);
}
