package org.vexillum.firstblood.traits;

/** Adds to Volley, or has sixes rolled again where Volley would reach 5. */
public interface AimsShots extends Trait {}
