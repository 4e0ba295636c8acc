package org.vexillum.server.tourneys;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.rating.Ratings;
import org.vexillum.tourneys.standing.Standings;

/** What follows from one version of an event, worked out once for all who ask. */
public final class EventFigures {
    private final Tourney tourney;
    private final EventState event;
    private final CheckedLists lists;
    private @Nullable Standings standings;
    private @Nullable SequencedMap<String, BigDecimal> ratings;
    private @Nullable Map<Report, String> reports;

    /** A report by its game and author. */
    private record Report(int round, int table, String by) {}

    /**
     * @param lists what is known of them from earlier versions
     */
    EventFigures(Tourney tourney, CheckedLists lists) {
        this.tourney = tourney;
        this.lists = lists;
        event = tourney.event();
    }

    CheckedLists lists() {
        return lists;
    }

    /** The standings for those who do not see the round that is being prepared. */
    Standings standings() {
        var known = standings;
        if (known == null) standings = known = published();
        return known;
    }

    private Standings published() {
        int last = event.lastRound();
        boolean preparing = !event.rounds().isEmpty() && !event.round(last).published();
        return preparing ? Standings.after(event, last - 1) : Standings.now(event);
    }

    /** Why the event is not rated; empty if it is. */
    String unrated() {
        return event.settings().k().signum() <= 0 ? "no-k" : Ratings.unrated(event);
    }

    /**
     * The ratings as if the event ended now, by entrant.
     *
     * @param before what players had at the start
     */
    SequencedMap<String, BigDecimal> ratings(Map<String, BigDecimal> before) {
        var known = ratings;
        if (known == null) ratings = known = Ratings.of(event, before);
        return known;
    }

    /** When somebody last reported a game; empty if it is not known. */
    String reportedAt(int round, int table, String by) {
        var known = reports;
        if (known == null) reports = known = reported();
        return known.getOrDefault(new Report(round, table, by), "");
    }

    private Map<Report, String> reported() {
        var times = new LinkedHashMap<Report, String>();
        var voided = tourney.voided();
        for (var entry : tourney.log()) {
            if (voided.contains(entry.number())) continue;
            var at = entry.by().when();
            if (entry.change() instanceof ResultChange.Reported(var round, var table, var by, _))
                times.put(new Report(round, table, by), at);
            if (entry.change() instanceof ResultChange.Corrected(var round, var table, _))
                times.put(new Report(round, table, ""), at);
        }
        return times;
    }
}
