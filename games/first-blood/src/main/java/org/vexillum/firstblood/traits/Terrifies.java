package org.vexillum.firstblood.traits;

/** Lowers the Resolve of an enemy that suffered casualties. */
public interface Terrifies extends Trait {
    boolean terrifies(Manner manner);

    /** How much lower Resolve is. */
    int terror();
}
