package org.vexillum.warcrow;

import org.vexillum.warcrow.table.Options;

/** Options that differ from the usual ones in how a game may end. */
final class Readings {
    private Readings() {}

    static Options of(Options.Concession concession, Options.TimeUp timeUp) {
        var usual = Options.DEFAULT;
        return new Options(
                usual.commandRefill(),
                usual.contestFrom(),
                usual.strideMm(),
                usual.tableStrides(),
                usual.adjacentGap(),
                usual.rallyTurns(),
                usual.commanderChoice(),
                usual.eliteAllRolls(),
                usual.leaderInside(),
                usual.vestigeMove(),
                usual.fogMarkerStrides(),
                usual.countExcess(),
                concession,
                timeUp);
    }
}
