package org.vexillum.warcrow.scenario;

/** One line of a scoring list that holds for a company. */
public record Line(Merit merit, int points) {}
