package org.vexillum.gamekit.text;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;

/**
 * One line of a log.
 *
 * @param round in which it happened, or 0 before the first
 */
public record LogLine(int round, Topic topic, String text, Event event) {
    public Rules rules() {
        return event.rules();
    }

    /** {@code R2 Spears: 6 5 2 1 → 2 hits (4+)}. */
    @Override
    public String toString() {
        return round > 0 ? "R" + round + " " + text : text;
    }
}
