package org.vexillum.server.store;

import java.time.Instant;

/**
 * Something said beside the game: a message, or a note of the server for everybody's log.
 *
 * @param side who said it, or empty
 * @param text of a message; the key and facts of a note
 * @param told how many lines the log had before it
 */
public record Remark(int number, Kind kind, String side, String text, int told, Instant at) {
    public enum Kind {
        CHAT,
        NOTE
    }
}
