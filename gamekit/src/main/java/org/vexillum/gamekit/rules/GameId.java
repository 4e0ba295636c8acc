package org.vexillum.gamekit.rules;

/**
 * A game that the ledger describes.
 *
 * @param id its name on the command line and in files
 * @param prefix what the ids of its rules begin with
 * @param played whether the program plays it; of another game it only knows rules
 */
public record GameId(String id, String title, String prefix, boolean played) {
    /** A game that the program plays. */
    public static GameId played(String id, String title, String prefix) {
        return new GameId(id, title, prefix, true);
    }
}
