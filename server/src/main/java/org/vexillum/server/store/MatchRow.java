package org.vexillum.server.store;

import java.time.Instant;
import org.vexillum.kernel.Side;

/**
 * What was fixed when a match was made.
 *
 * @param edition or empty where a game has only one
 * @param setting as the journal writes it
 * @param byHand whether people roll the dice
 * @param shared whether both sides sit before one screen
 * @param open whether everybody may watch
 * @param botA the name of the bot that plays side A, or empty
 * @param secret the server's share of the seed
 */
public record MatchRow(
        String id,
        String game,
        String edition,
        int ruleset,
        String setting,
        boolean byHand,
        boolean shared,
        boolean open,
        String botA,
        String botB,
        String secret,
        Instant made) {
    /** The bot of a side, or empty. */
    public String bot(Side side) {
        return side == Side.A ? botA : botB;
    }

    public boolean played(Side side) {
        return bot(side).isEmpty();
    }
}
