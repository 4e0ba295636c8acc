package org.vexillum.server.tourneys;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.server.Json;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Events;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.rating.Season;

/** Ratings over the events of a season, in the order of their closing. */
public final class Seasons {
    private final Tourneys tourneys;

    public Seasons(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /**
     * An event that counts.
     *
     * @param names the players' names for all to see
     */
    private record Counted(Events.Row row, Instant closed, Event event, Map<String, String> names) {
        String id() {
            return row.id();
        }
    }

    /** What everybody had before an event: from those that were closed before it. */
    Map<String, BigDecimal> before(String id) {
        var row = tourneys.events().find(id).orElseThrow(() -> Refused.unknown("no-tourney"));
        var season = new Season();
        for (var each : counted(row.season())) {
            if (each.id().equals(id)) break;
            season.add(each.event);
        }
        return season.ratings();
    }

    private List<Counted> counted(String season) {
        var all = new ArrayList<Counted>();
        for (Events.Row row : tourneys.events().ofSeason(season))
            tourneys.hall(row.id())
                    .ask(now -> {
                        closed(now.tourney())
                                .ifPresent(
                                        when -> all.add(counted(row, when, now.tourney().event())));
                        return true;
                    });
        all.sort(
                Comparator.comparing(Counted::closed)
                        .thenComparing(each -> each.row.made())
                        .thenComparing(Counted::id));
        return all;
    }

    private static Counted counted(Events.Row row, Instant closed, Event event) {
        var names = new LinkedHashMap<String, String>();
        for (var member : event.members()) names.put(member.entrant().player(), member.shownAs());
        return new Counted(row, closed, event, names);
    }

    /** When it was closed for the last time; an event from a file may not say. */
    private static Optional<Instant> closed(Tourney tourney) {
        if (!tourney.event().closed()) return Optional.empty();
        var closed = "";
        for (var entry : tourney.log())
            if (entry.change() instanceof Course.Closed) closed = entry.by().when();
        return Optional.of(moment(closed));
    }

    private static Instant moment(String when) {
        try {
            return Instant.parse(when);
        } catch (DateTimeParseException unknown) {
            return Instant.EPOCH;
        }
    }

    /** The season for all to see. */
    public Map<String, Object> of(String id) {
        if (tourneys.events().ofSeason(id).isEmpty()) throw Refused.unknown("no-season");
        var season = new Season();
        var names = new LinkedHashMap<String, String>();
        var events = new ArrayList<Map<String, Object>>();
        for (var each : counted(id)) {
            season.add(each.event);
            names.putAll(each.names);
            var settings = each.event.settings();
            events.add(
                    Json.object("id", each.id(), "name", settings.name(), "date", settings.date()));
        }
        var players = season.ranking().stream().map(ranked -> player(ranked, names)).toList();
        return Json.object("season", id, "events", events, "players", players);
    }

    private static Map<String, Object> player(Season.Ranked ranked, Map<String, String> names) {
        var player = ranked.player();
        var history =
                player.history().stream()
                        .map(entry ->
                                Json.object(
                                        "event", entry.event(),
                                        "rating", entry.rating().toPlainString()))
                        .toList();
        return Json.object(
                "place", ranked.place(),
                "name", names.getOrDefault(player.id(), player.id()),
                "rating", player.rating().toPlainString(),
                "games", player.games(),
                "events", player.events(),
                "history", history);
    }
}
