package org.vexillum.server.tourneys;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.server.store.EventLogStore;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.rating.Season;
import org.vexillum.tourneys.text.TourneyMessages;

/** Ratings over the events of a season, in the order of their closing. */
public final class Seasons {
    private static final Logger LOG = LoggerFactory.getLogger(Seasons.class);

    private final Tourneys tourneys;

    public Seasons(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /**
     * An event that counts.
     *
     * @param names the players' names for all to see
     */
    private record Counted(
            EventLogStore.Row row, Instant closed, EventState event, Map<String, String> names) {
        String id() {
            return row.id();
        }
    }

    /** What everybody had before an event: from those that were closed before it. */
    public Map<String, BigDecimal> before(String id) {
        var row =
                tourneys.events().find(id).orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        var season = new Season();
        for (var each : counted(row.season(), new ArrayList<>())) {
            if (each.id().equals(id)) break;
            count(season, each);
        }
        return season.ratings();
    }

    /** Whether an event could be counted: one that cannot leaves the others alone. */
    private static boolean count(Season season, Counted each) {
        try {
            season.add(each.event);
            return true;
        } catch (RuntimeException failed) {
            LOG.error("event {} cannot be counted", each.id(), failed);
            return false;
        }
    }

    /** Those that can be read; of the others only the ids. */
    private List<Counted> counted(String season, List<String> unreadable) {
        var all = new ArrayList<Counted>();
        for (EventLogStore.Row row : tourneys.events().ofSeason(season))
            try {
                counted(row).ifPresent(all::add);
            } catch (RuntimeException damaged) {
                unreadable.add(row.id());
            }
        all.sort(
                Comparator.comparing(Counted::closed)
                        .thenComparing(each -> each.row.made())
                        .thenComparing(Counted::id));
        return all;
    }

    private Optional<Counted> counted(EventLogStore.Row row) {
        return tourneys.hall(row.id())
                .ask(now ->
                        closed(now.tourney())
                                .map(when -> counted(row, when, now.tourney().event())));
    }

    private static Counted counted(EventLogStore.Row row, Instant closed, EventState event) {
        var names = new LinkedHashMap<String, String>();
        for (var member : event.members()) names.put(member.entrant().player(), member.shownAs());
        return new Counted(row, closed, event, names);
    }

    /** When it was closed for the last time; an event from a file may not say. */
    private static Optional<Instant> closed(Tourney tourney) {
        if (!tourney.event().closed()) return Optional.empty();
        var closed = "";
        for (var entry : tourney.log())
            if (entry.change() instanceof EventChange.Closed) closed = entry.by().when();
        return Optional.of(moment(closed));
    }

    private static Instant moment(String when) {
        try {
            return Instant.parse(when);
        } catch (DateTimeParseException unknown) {
            return Instant.EPOCH;
        }
    }

    /** The season of an event. */
    public Map<String, Object> around(String event, Lang lang) {
        var row =
                tourneys.events()
                        .find(event)
                        .orElseThrow(() -> RequestRefused.unknown("no-tourney"));
        return of(row.season(), lang);
    }

    /** The season for all to see. */
    public Map<String, Object> of(String id, Lang lang) {
        if (tourneys.events().ofSeason(id).isEmpty()) throw RequestRefused.unknown("no-season");
        var season = new Season();
        var names = new LinkedHashMap<String, String>();
        var events = new ArrayList<Map<String, Object>>();
        var unreadable = new ArrayList<String>();
        var packs = new LinkedHashSet<Pack>();
        for (var each : counted(id, unreadable)) {
            if (!count(season, each)) {
                unreadable.add(each.id());
                continue;
            }
            names.putAll(each.names);
            packs.add(each.event.pack());
            var settings = each.event.settings();
            events.add(
                    Json.object("id", each.id(), "name", settings.name(), "date", settings.date()));
        }
        var players = season.ranking().stream().map(ranked -> player(ranked, names)).toList();
        return Json.object(
                "season",
                id,
                "events",
                events,
                "unreadable",
                unreadable,
                "winners",
                named(season.winners(), names),
                "prizes",
                prizes(named(season.winners(), names), packs, TourneyMessages.in(lang)),
                "players",
                players);
    }

    private static List<String> named(List<Season.Player> players, Map<String, String> names) {
        return players.stream()
                .map(player -> names.getOrDefault(player.id(), player.id()))
                .toList();
    }

    /** Who gets what, in words, as far as a pack of the season knows prizes. WC-RATING-12 to 14 */
    private static List<String> prizes(List<String> winners, Set<Pack> packs, TourneyMessages say) {
        var lines = new ArrayList<String>();
        if (winners.isEmpty()) return lines;
        var key = winners.size() == 1 ? "winner" : "draw";
        for (var pack : packs) {
            if (lines.isEmpty()) lines.add(said(say, key, pack, String.join(", ", winners)));
            for (var prize : List.of("prize-place", "prize-trophy"))
                if (!pack.cite(prize).isEmpty()) lines.add(said(say, prize, pack));
        }
        return lines.stream().distinct().toList();
    }

    private static String said(TourneyMessages say, String key, Pack pack, Object... facts) {
        return TourneyMessages.cited(say.it("season." + key, facts), key, pack);
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
                "shown", Elo.shown(player.rating()),
                "games", player.games(),
                "events", player.events(),
                "history", history);
    }
}
