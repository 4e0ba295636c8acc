package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.pack.Score;

/**
 * A game as reported: the scores of both companies, in the order of the pairing.
 *
 * @param byRound what one part was round by round, where that is known: WC-REPORT-06
 */
@Stored(
        as = "Sheet",
        with = {"a", "b", "byRound"})
public record Sheet(Score a, Score b, List<List<Integer>> byRound) {
    public Sheet {
        byRound = List.copyOf(byRound);
    }

    public static Sheet of(Score a, Score b) {
        return new Sheet(a, b, List.of());
    }

    boolean says(Sheet other) {
        return a.equals(other.a) && b.equals(other.b);
    }
}
