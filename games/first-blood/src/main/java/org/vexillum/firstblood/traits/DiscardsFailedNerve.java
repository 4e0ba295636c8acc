package org.vexillum.firstblood.traits;

/** One failed morale die is discarded. */
public interface DiscardsFailedNerve extends Trait {}
