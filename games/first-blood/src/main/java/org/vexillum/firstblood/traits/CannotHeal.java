package org.vexillum.firstblood.traits;

/** Its bearer cannot be healed nor restored. */
public interface CannotHeal extends Trait {}
