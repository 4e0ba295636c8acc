package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Figure;

/** Changes the Resolve with which the bearer's regiment tests morale. */
public interface ChangesMorale extends Trait {
    Figure changeMorale(Figure resolve);
}
