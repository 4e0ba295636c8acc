package org.vexillum.regiments.traits;

import org.vexillum.kernel.Figure;

/** Changes the Quality with which a weapon attacks. */
public interface ChangesQuality extends Trait {
    Figure changeQuality(Figure quality, Blow blow);
}
