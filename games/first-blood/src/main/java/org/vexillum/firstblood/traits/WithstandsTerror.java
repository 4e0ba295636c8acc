package org.vexillum.firstblood.traits;

/** Keeps its bearer from being terrified. */
public interface WithstandsTerror extends Trait {
    /**
     * What is left of an enemy's Terrifying value.
     *
     * @param character whether the bearer is a character
     */
    int terrorLeft(int terror, boolean character, Manner manner);

    /** Whether an enemy's Fearsome does not matter to it. */
    boolean ignoresFearsome();
}
