package org.vexillum.regiments.traits;

/** Multiplies each hit, up to the number of models in the target. */
public interface MultipliesHits extends Trait {
    int times(int models);
}
