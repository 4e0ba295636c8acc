package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.Stored;

/**
 * A token on the turn counter, stored by absolute turn (WC-TURN-09, WC-GAME-02).
 *
 * @param about the Fog marker that is being sealed, or the unit that may rally
 * @param turn the absolute turn at whose end it is resolved
 */
@Stored(
        as = "EventToken",
        with = {"kind", "about", "turn"})
public record EventToken(Kind kind, String about, int turn) {
    @Stored(
            as = "EventToken.Kind",
            with = {"SEAL", "RALLY"})
    public enum Kind {
        SEAL,
        RALLY
    }
}
