package org.vexillum.regiments.traits;

/** A unit whose models all have it ignores each wound on a roll of so much. */
public interface IgnoresWounds extends Trait {
    int neededToIgnore();
}
