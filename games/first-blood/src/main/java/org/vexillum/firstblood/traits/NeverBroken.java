package org.vexillum.firstblood.traits;

/** The regiment cannot be broken. */
public interface NeverBroken extends Trait {}
