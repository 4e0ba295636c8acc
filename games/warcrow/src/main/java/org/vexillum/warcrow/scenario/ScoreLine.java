package org.vexillum.warcrow.scenario;

import org.vexillum.kernel.stored.Stored;

/** One line of a scoring list that holds for a company. */
@Stored(
        as = "Line",
        with = {"merit", "points"})
public record ScoreLine(ScoreReason merit, int points) {}
