package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/**
 * A match of this program in which a game is played.
 *
 * @param match its id; empty if there is none
 * @param side that the first of the pair plays there: A or B
 */
@Stored(
        as = "PlayedHere",
        with = {"match", "side"})
public record LinkedMatch(String match, String side) {
    public static final LinkedMatch NOT = new LinkedMatch("", "");
}
