package org.vexillum.firstblood.traits;

/** Makes twice as many impact attacks. */
public interface DoublesImpacts extends Trait {}
