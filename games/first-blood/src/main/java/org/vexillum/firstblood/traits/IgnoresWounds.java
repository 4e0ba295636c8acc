package org.vexillum.firstblood.traits;

/** A die for each wound that was not averted may have it ignored. */
public interface IgnoresWounds extends Trait {
    /** The face needed, or more. */
    int neededToIgnore();
}
