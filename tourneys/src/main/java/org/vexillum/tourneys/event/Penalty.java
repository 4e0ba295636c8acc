package org.vexillum.tourneys.event;

/** A sanction, with the round in which it was imposed. */
public record Penalty(String who, Kind kind, int amount, int round) {
    /** WC-PENALTY-01. */
    public enum Kind {
        WARNING("penalty-warning"),
        TP("penalty-loss"),
        VP("penalty-loss"),
        GAME_LOSS("game-loss"),
        DISQUALIFICATION("disqualification");

        private final String cited;

        Kind(String cited) {
            this.cited = cited;
        }

        /** The key under which a pack cites its rule. */
        public String cited() {
            return cited;
        }
    }
}
