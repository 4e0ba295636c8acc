package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.tourneys.pack.Score;

/**
 * How a game ended, as confirmed.
 *
 * @param absent who did not come, or gave up where that counts as not coming
 */
public record Result(Kind kind, Score a, Score b, List<String> absent) {
    public enum Kind {
        PLAYED,
        /** Somebody did not appear. WC-BYE-11 */
        ABSENT,
        /** Given up, the rest awarded. WC-REPORT-04 */
        AWARDED
    }

    public Result {
        absent = List.copyOf(absent);
    }

    static Result played(Score a, Score b) {
        return new Result(Kind.PLAYED, a, b, List.of());
    }

    static Result absent(List<String> who) {
        return new Result(Kind.ABSENT, new Score(List.of()), new Score(List.of()), who);
    }

    static Result awarded(String conceder) {
        return new Result(
                Kind.AWARDED, new Score(List.of()), new Score(List.of()), List.of(conceder));
    }
}
