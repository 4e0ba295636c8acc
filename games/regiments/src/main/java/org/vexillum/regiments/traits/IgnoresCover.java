package org.vexillum.regiments.traits;

/** Targets get no cover against it, or none from what merely stands in the way. */
public interface IgnoresCover extends Trait {
    /** Whether only cover from sight obstructions is ignored. */
    boolean obstructionsOnly();

    /** The rule by which it does so. */
    String coverRule();
}
