package org.vexillum.tourneys.event;

import java.math.BigDecimal;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pack.PackName;

/**
 * What one round gave one entrant.
 *
 * @param rival empty for a bye
 * @param played whether it counts as a game
 * @param bye whether it counts as a bye
 * @param met whether the two shall not be paired again
 * @param rated the score for the rating, from 0 to 1; null if the round is not rated
 * @param decided whether the referee set the points instead of the program
 */
public record RoundShare(
        int round,
        int table,
        String rival,
        @Nullable PackName result,
        CompanyScore score,
        int tp,
        int vp,
        int conceded,
        boolean played,
        boolean bye,
        boolean met,
        @Nullable BigDecimal rated,
        boolean decided) {
    RoundShare decided(RefereeDecision decision) {
        return new RoundShare(
                round,
                table,
                rival,
                result,
                score,
                decision.tp(),
                decision.vp(),
                conceded,
                played,
                bye,
                met,
                rated,
                true);
    }

    RoundShare conceding(int vp) {
        return new RoundShare(
                round, table, rival, result, score, tp, this.vp, vp, played, bye, met, rated,
                decided);
    }
}
