package org.vexillum.gamekit.odds;

import org.vexillum.kernel.chance.NumberDistribution;

/** A distribution that a page draws. */
public record OddsChart(String name, NumberDistribution chance) {}
