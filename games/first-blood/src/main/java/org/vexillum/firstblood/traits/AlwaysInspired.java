package org.vexillum.firstblood.traits;

/** The regiment's Clash actions always count as Inspired. */
public interface AlwaysInspired extends Trait {}
