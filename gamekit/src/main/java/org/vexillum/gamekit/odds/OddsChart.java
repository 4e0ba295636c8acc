package org.vexillum.gamekit.odds;

import org.vexillum.kernel.chance.Chance;

/** A distribution that a page draws. */
public record OddsChart(String name, Chance chance) {}
