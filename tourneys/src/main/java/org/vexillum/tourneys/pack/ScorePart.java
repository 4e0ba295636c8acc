package org.vexillum.tourneys.pack;

/**
 * One of the numbers a company reports.
 *
 * @param most the largest a game can give
 * @param perRound the largest one round of the game can give; 0 if it is not scored by rounds
 */
public record ScorePart(PackName name, int most, int perRound) {}
