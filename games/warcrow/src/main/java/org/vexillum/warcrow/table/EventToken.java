package org.vexillum.warcrow.table;

/**
 * A token on the turn counter, stored by absolute turn (WC-TURN-09, WC-GAME-02).
 *
 * @param about the Fog marker that is being sealed, or the unit that may rally
 * @param turn the absolute turn at whose end it is resolved
 */
public record EventToken(Kind kind, String about, int turn) {
    public enum Kind {
        SEAL,
        RALLY
    }
}
