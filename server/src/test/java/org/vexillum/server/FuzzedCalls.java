package org.vexillum.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.server.client.Description;
import org.vexillum.server.client.Event;

/** A sensible body for every call that takes one: what is then put in the place of its fields. */
final class FuzzedCalls {
    /** Names that stand behind the question mark somewhere. */
    static final List<String> QUERIES =
            List.of(
                    "lang", "seat", "entry", "since", "round", "who", "q", "game", "edition",
                    "kind", "as", "for", "page");

    static final Map<String, Map<String, Object>> ALL = new LinkedHashMap<>();

    private static final Map<String, Object> SETTINGS =
            Event.fields(
                    "name",
                    "Cup",
                    "rounds",
                    3,
                    "date",
                    "2026-01-01",
                    "place",
                    "x",
                    "k",
                    32,
                    "seed",
                    1,
                    "pack",
                    "plain",
                    "listsUntil",
                    "",
                    "listed",
                    false,
                    "points",
                    200);

    private FuzzedCalls() {}

    private static void call(String call, Object... fields) {
        ALL.put(call, Event.fields(fields));
    }

    static {
        for (var call : Description.calls()) ALL.put(call, Map.of());
        call(
                "POST /api/matches",
                "game",
                "regiments",
                "a",
                "sample:lantern-company",
                "b",
                "sample:brasswright-column",
                "opponent",
                "screen",
                "side",
                "A",
                "dice",
                "program",
                "public",
                false,
                "name",
                "x",
                "share",
                false,
                "deploy",
                false,
                "edition",
                "",
                "terrain",
                List.of(),
                "options",
                Map.of(),
                "seed",
                null);
        call("POST /api/play-now", "game", "regiments", "name", "x", "edition", "");
        call("POST /api/terrain", "game", "regiments", "a", "sample:salt-march", "edition", "");
        call(
                "POST /api/forces",
                "game",
                "regiments",
                "text",
                "++ x ++\n",
                "edition",
                "",
                "force",
                Map.of());
        call("PUT /api/forces/{id}", "game", "regiments", "text", "++ x ++\n", "force", Map.of());
        call(
                "POST /api/forces/check",
                "game",
                "first-blood",
                "edition",
                "2",
                "text",
                "x",
                "limit",
                100,
                "options",
                Map.of());
        call(
                "POST /api/odds",
                "game",
                "regiments",
                "file",
                "kind: melee",
                "action",
                "melee",
                "circumstances",
                Map.of(),
                "edition",
                "");
        call("POST /api/adjudicate", "game", "regiments", "file", "kind: hits", "edition", "");
        call("POST /api/seats", "token", "x", "program", true, "share", true, "name", "x");
        call("POST /api/passes", "token", "x");
        call("POST /api/matches/{id}/links", "for", "opponent", "renew", true);
        call("POST /api/matches/{id}/referee", "program", true, "name", "x");
        call("POST /api/matches/{id}/continue", "entry", 0, "opponent", "screen", "side", "A");
        call("POST /api/tourneys", "settings", SETTINGS, "season", "x");
        call("POST /api/tourneys/import", "file", Map.of("format", "x"), "ownSeason", true);
        call(
                "POST /api/tourneys/{id}/entry",
                "name",
                "x",
                "faction",
                "x",
                "club",
                "x",
                "list",
                "x",
                "player",
                "x");
        call("POST /api/tourneys/{id}/links", "role", "player", "who", "#1", "renew", false);
        call("POST /api/tourneys/{id}/lists/check", "text", "x", "faction", "x");
        call("POST /api/tourneys/{id}/changes", "do", "report", "as", "organiser", "version", 1);
    }

    /** Everything that can be done to an event, with fields that some of it asks for. */
    static List<Map<String, Object>> deeds(Iterable<String> words) {
        var all = new ArrayList<Map<String, Object>>();
        for (var word : words)
            all.add(
                    Event.fields(
                            "do",
                            word,
                            "who",
                            "#1",
                            "table",
                            1,
                            "round",
                            1,
                            "scores",
                            List.of(1, 2, 3, 4),
                            "text",
                            "x",
                            "name",
                            "x",
                            "why",
                            "x",
                            "pairs",
                            List.of(),
                            "settings",
                            Map.of(),
                            "match",
                            "x",
                            "side",
                            "A",
                            "entry",
                            1,
                            "how",
                            "concede",
                            "csv",
                            "name,points\nx,1",
                            "scenario",
                            "x",
                            "feat",
                            "x",
                            "entrants",
                            List.of(),
                            "entrant",
                            Map.of(),
                            "minutes",
                            5));
        return all;
    }
}
