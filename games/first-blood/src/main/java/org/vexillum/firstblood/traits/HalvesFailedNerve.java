package org.vexillum.firstblood.traits;

/** Failed morale dice are halved, rounding up. */
public interface HalvesFailedNerve extends Trait {}
