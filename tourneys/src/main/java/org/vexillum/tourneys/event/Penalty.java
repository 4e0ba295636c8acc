package org.vexillum.tourneys.event;

/** A sanction, with the round in which it was imposed. */
public record Penalty(String who, Kind kind, int amount, int round) {
    /** WC-PENALTY-01. */
    public enum Kind {
        WARNING,
        TP,
        VP,
        GAME_LOSS,
        DISQUALIFICATION
    }
}
