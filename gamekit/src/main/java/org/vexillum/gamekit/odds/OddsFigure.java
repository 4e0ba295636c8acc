package org.vexillum.gamekit.odds;

/** A single chance and what it is the chance of. */
public record OddsFigure(String name, double chance) {}
