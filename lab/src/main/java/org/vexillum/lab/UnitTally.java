package org.vexillum.lab;

/**
 * What one unit of a force did over many games.
 *
 * @param points what it costs
 * @param killed points of enemies it killed, over all games
 * @param lost points of its own that were killed, over all games
 * @param survived games in which it was not destroyed
 */
public record UnitTally(
        String force,
        String unit,
        int points,
        int games,
        double killed,
        double lost,
        int survived) {
    UnitTally plus(UnitTally more) {
        return new UnitTally(
                force,
                unit,
                points,
                games + more.games,
                killed + more.killed,
                lost + more.lost,
                survived + more.survived);
    }

    /** Points killed in a game for each point spent. */
    public double killedPerPoint() {
        return games == 0 || points == 0 ? 0 : killed / games / points;
    }

    public double lostPerPoint() {
        return games == 0 || points == 0 ? 0 : lost / games / points;
    }

    public double survival() {
        return games == 0 ? 0 : (double) survived / games;
    }
}
