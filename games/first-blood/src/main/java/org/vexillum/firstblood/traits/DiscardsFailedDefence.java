package org.vexillum.firstblood.traits;

/** One failed defence die is discarded. */
public interface DiscardsFailedDefence extends Trait {}
