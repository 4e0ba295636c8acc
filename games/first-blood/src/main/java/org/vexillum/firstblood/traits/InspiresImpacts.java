package org.vexillum.firstblood.traits;

/** Impact attacks have the Inspired bonus too. */
public interface InspiresImpacts extends Trait {}
