package org.vexillum.regiments.traits;

/** Assigns each wound to one model and multiplies it there. */
public interface MultipliesWounds extends Trait {
    int woundsEach();
}
