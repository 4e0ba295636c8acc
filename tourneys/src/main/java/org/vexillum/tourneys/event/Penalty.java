package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** A sanction, with the round in which it was imposed. */
@Stored(
        as = "Penalty",
        with = {"who", "kind", "amount", "round"})
public record Penalty(String who, Kind kind, int amount, int round) {
    /** WC-PENALTY-01. */
    @Stored(
            as = "Penalty.Kind",
            with = {"WARNING", "TP", "VP", "GAME_LOSS", "DISQUALIFICATION"})
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
