package org.vexillum.tourneys.pairing;

import java.util.List;
import java.util.Optional;
import org.vexillum.tourneys.standing.StandingsLine;

/** Who has no rival this round. */
final class Byes {
    /** A company and the reason, as a key of the pack's citations. */
    record Choice(StandingsLine who, String reason) {}

    private Byes() {}

    /** WC-BYE-04: the lowest without one; WC-BYE-05: the lowest of those with the fewest. */
    static Optional<Choice> choose(List<StandingsLine> ranking) {
        if (ranking.size() % 2 == 0) return Optional.empty();
        int fewest = ranking.stream().mapToInt(StandingsLine::byes).min().orElseThrow();
        var lowest = ranking.reversed().stream().filter(each -> each.byes() == fewest).findFirst();
        return lowest.map(who -> new Choice(who, fewest == 0 ? "bye" : "bye-all"));
    }
}
