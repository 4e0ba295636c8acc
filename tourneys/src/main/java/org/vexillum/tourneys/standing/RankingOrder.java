package org.vexillum.tourneys.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.TieBreak;

/** By which numbers companies are ranked, in their order. */
final class RankingOrder {
    /** A number that ranks: whether more of it is better. */
    record Criterion(String key, boolean more) {
        int value(StandingsLine standing) {
            return switch (key) {
                case "tp" -> standing.tp();
                case "vp" -> standing.vp();
                case "conceded" -> standing.conceded();
                default -> standing.difference();
            };
        }

        /** Above zero if the first stands higher. */
        int lead(StandingsLine one, StandingsLine other) {
            int lead = Integer.compare(value(one), value(other));
            return more ? lead : -lead;
        }
    }

    private RankingOrder() {}

    static List<Criterion> of(Pack pack) {
        var all = new ArrayList<Criterion>();
        all.add(new Criterion("tp", true));
        for (var tie : pack.ties()) all.add(criterion(tie));
        return all;
    }

    private static Criterion criterion(TieBreak tie) {
        return switch (tie) {
            case SCORED -> new Criterion("vp", true);
            case CONCEDED -> new Criterion("conceded", false);
            case DIFFERENCE -> new Criterion("difference", true);
        };
    }

    /** Points and tie-breaks, without the lots. */
    static Comparator<StandingsLine> points(Pack pack) {
        var all = of(pack);
        return (one, other) -> {
            for (var criterion : all) {
                int lead = criterion.lead(one, other);
                if (lead != 0) return -lead;
            }
            return 0;
        };
    }

    /** The same, the disqualified last, and lots where all is equal. WC-PAIR-05 */
    static Comparator<StandingsLine> full(Pack pack) {
        return Comparator.comparing((StandingsLine each) -> !each.placed())
                .thenComparing(points(pack))
                .thenComparing(StandingsLine::lot)
                .thenComparing(StandingsLine::id);
    }
}
