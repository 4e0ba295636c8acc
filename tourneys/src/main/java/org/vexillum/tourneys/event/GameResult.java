package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.tourneys.pack.CompanyScore;

/**
 * How a game ended, as confirmed.
 *
 * @param absent who did not come, or gave up where that counts as not coming
 */
public record GameResult(Kind kind, CompanyScore a, CompanyScore b, List<String> absent) {
    public enum Kind {
        PLAYED,
        /** Somebody did not appear. WC-BYE-11 */
        ABSENT,
        /** Given up, the rest awarded. WC-REPORT-04 */
        AWARDED
    }

    public GameResult {
        absent = List.copyOf(absent);
    }

    static GameResult played(CompanyScore a, CompanyScore b) {
        return new GameResult(Kind.PLAYED, a, b, List.of());
    }

    static GameResult absent(List<String> who) {
        return new GameResult(
                Kind.ABSENT, new CompanyScore(List.of()), new CompanyScore(List.of()), who);
    }

    static GameResult awarded(String conceder) {
        return new GameResult(
                Kind.AWARDED,
                new CompanyScore(List.of()),
                new CompanyScore(List.of()),
                List.of(conceder));
    }
}
