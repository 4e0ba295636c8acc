package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Figure;

/** Changes its bearer's Defence before anything lowers it (FB-SR-DEFENCE-MATH). */
public interface ChangesDefence extends Trait {
    Figure changeDefence(Figure defence, Blow blow);
}
