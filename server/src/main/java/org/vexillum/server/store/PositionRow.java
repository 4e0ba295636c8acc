package org.vexillum.server.store;

import java.util.Comparator;
import org.vexillum.kernel.stored.Stored;

/**
 * The table at the end of a step.
 *
 * @param part counts how often the game began anew under other rules
 * @param step counted within the part; 0 is what the part began with
 * @param hash of the table, or empty while the step is not finished
 * @param standing how things stood, as JSON; empty while the step is not finished, and where the
 *     table is no longer needed
 * @param log the lines of the step by language, as JSON
 */
@Stored(
        as = "PositionRow",
        with = {"part", "step", "hash", "standing", "log"})
public record PositionRow(int part, int step, String hash, String standing, String log) {
    static final Comparator<PositionRow> ORDER =
            Comparator.comparingInt(PositionRow::part).thenComparingInt(PositionRow::step);

    public boolean finished() {
        return !hash.isEmpty();
    }

    PositionRow withoutStanding() {
        return new PositionRow(part, step, hash, "", log);
    }
}
