package org.vexillum.lab;

import org.vexillum.gamekit.arena.BattleRecord;

/**
 * What one unit of a force did over many games; units of the same name in a force are one.
 *
 * @param force 0 for the first force, 1 for the second
 * @param points what it costs
 * @param killed points of enemies it killed, over all games
 * @param lost points of its own that were killed, over all games
 * @param survived games in which it was not destroyed
 */
public record UnitTally(
        int force, String unit, int points, int games, double killed, double lost, int survived) {
    static UnitTally of(int force, BattleRecord.Fared fared) {
        return new UnitTally(
                force,
                fared.unit(),
                fared.points(),
                1,
                fared.killed(),
                fared.lost(),
                fared.survived() ? 1 : 0);
    }

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

    public double killedPerGame() {
        return games == 0 ? 0 : killed / games;
    }

    public double lostPerGame() {
        return games == 0 ? 0 : lost / games;
    }

    /** The share of games in which it was not destroyed. */
    public double survival() {
        return games == 0 ? 0 : (double) survived / games;
    }

    /** Points killed in a game for each point spent. */
    public double killedPerPoint() {
        return perPoint(killedPerGame());
    }

    public double lostPerPoint() {
        return perPoint(lostPerGame());
    }

    public double survivalPer100Points() {
        return 100 * perPoint(survival());
    }

    private double perPoint(double value) {
        return points == 0 ? 0 : value / points;
    }
}
