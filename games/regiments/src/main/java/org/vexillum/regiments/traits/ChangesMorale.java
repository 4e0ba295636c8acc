package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the modifier of its unit's morale rolls while one model that has it lives. */
public interface ChangesMorale extends Trait {
    Figure changeMorale(Figure modifier);
}
