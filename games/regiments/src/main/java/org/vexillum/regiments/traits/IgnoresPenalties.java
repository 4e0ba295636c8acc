package org.vexillum.regiments.traits;

/** Penalties to this weapon do not count. */
public interface IgnoresPenalties extends Trait {}
