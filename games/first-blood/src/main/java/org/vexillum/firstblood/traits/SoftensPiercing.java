package org.vexillum.firstblood.traits;

/** Lessens whatever lowers its bearer's Defence, by its value. */
public interface SoftensPiercing extends Trait {}
