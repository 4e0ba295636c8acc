package org.vexillum.tourneys.rating;

import java.math.BigDecimal;

/**
 * A game that moves ratings.
 *
 * @param scoreA from 0 to 1
 */
public record RatedGame(int round, String a, String b, BigDecimal scoreA, BigDecimal scoreB) {}
