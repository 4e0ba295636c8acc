package org.vexillum.firstblood.army;

/** One model of a regiment and what it is there. */
public record Member(ModelCard card, Role role) {}
