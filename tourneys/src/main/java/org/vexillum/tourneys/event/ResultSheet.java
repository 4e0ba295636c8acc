package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.pack.CompanyScore;

/**
 * A game as reported: the scores of both companies, in the order of the pairing.
 *
 * @param byRound what one part was round by round, where that is known: WC-REPORT-06
 */
@Stored(
        as = "Sheet",
        with = {"a", "b", "byRound"})
public record ResultSheet(CompanyScore a, CompanyScore b, List<List<Integer>> byRound) {
    public ResultSheet {
        byRound = List.copyOf(byRound);
    }

    public static ResultSheet of(CompanyScore a, CompanyScore b) {
        return new ResultSheet(a, b, List.of());
    }

    boolean says(ResultSheet other) {
        return a.equals(other.a) && b.equals(other.b);
    }
}
