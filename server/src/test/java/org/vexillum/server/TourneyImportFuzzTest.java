package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.client.Event;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.store.SecretTokens;
import org.vexillum.server.tourneys.EventCaller;
import org.vexillum.server.tourneys.EventCatalogue;
import org.vexillum.server.tourneys.EventTransfer;
import org.vexillum.server.tourneys.Seasons;
import org.vexillum.server.tourneys.Tourneys;

/** Every field of an exported event is dropped, mistyped and forged in turn. */
class TourneyImportFuzzTest extends ServerTest {
    private static final Object GONE = new Object();

    @TempDir Path elsewhere;

    /** An event in which nearly everything has happened. */
    private Map<?, ?> rich() {
        var event =
                Event.make(
                        browser(),
                        "name",
                        "Rich",
                        "rounds",
                        3,
                        "listsRequired",
                        false,
                        "seed",
                        5,
                        "specialRules",
                        "No dogs.",
                        "listsUntil",
                        "2031-05-01T10:00:00Z");
        event.run("enter", "text", "Ana\nBea\nCoro\nDora\nEva", "present", true);
        event.run("shownAs", "who", "#1", "name", "The Fox");
        event.run("describe", "who", "#2", "club", "Lobos");
        event.run("fixTable", "who", "#3", "table", 2);
        event.run("list", "who", "#1", "text", "Grey Marshal [High Command] x1 (60 pts)");
        event.run("checkList", "who", "#1", "good", true);
        event.run("check", "who", "#2", "item", "bases", "state", "passed");
        event.run("substitute", "who", "#2", "unit", "Riders", "miniature", "Goats", "baseMm", 50);
        event.run(
                "unit",
                "unit",
                Map.of("names", List.of("Riders"), "points", 30, "keywords", List.of("Cavalry")));
        event.run("adventure", "round", 1, "scenario", "loot", "feat", "track");
        event.run("pair");
        event.run("publish");
        event.run("timer", "action", "start");
        event.run("timer", "action", "add", "minutes", 5, "table", 1);
        event.run("timer", "action", "pause");
        for (var game : games(event.view()))
            event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        event.run("correct", "table", 1, "scores", List.of(6, 2, 3, 1), "why", "slip");
        event.run("penalty", "who", "#4", "kind", "VP", "amount", 1, "why", "late");
        event.run("undo");
        event.run("pair");
        event.run("publish");
        var one = games(event.view()).getFirst();
        var ana = event.player(browser(), one.get("a").toString());
        event.taken(ana, "report", "scores", List.of(5, 1, 4, 2));
        event.run("noShow", "who", games(event.view()).getLast().get("a"));
        event.run("decide", "who", one.get("b"), "tp", 2, "vp", 4, "why", "ruling");
        return event.organiser().get(event.path("/files/event.json")).json();
    }

    private static final List<Object> FORGED =
            List.of(
                    GONE,
                    -1,
                    0,
                    77,
                    Integer.MAX_VALUE,
                    4_000_000_000_000L,
                    1.5,
                    1e300,
                    true,
                    "",
                    "#99",
                    "x\u0000y",
                    "\u202ex",
                    "9999-99-99",
                    "1066-10-14T09:00:00Z",
                    "x".repeat(20_000),
                    List.of(),
                    List.of(1, "a"),
                    Map.of(),
                    Map.of("do", "Closed"));

    @Test
    void everythingIsRefusedByNameOrTakenUpAndHarmless() {
        var file = rich();
        var paths = new ArrayList<List<Object>>();
        paths(file, List.of(), paths);
        int taken = 0;
        int refused = 0;
        var failures = new ArrayList<String>();
        try (var database = Database.in(elsewhere);
                var rooms = new Rooms(new RoomServices(database, Clock.systemUTC()))) {
            var tourneys = new Tourneys(new RoomServices(database, Clock.systemUTC()), rooms);
            for (int i = 0; i < paths.size(); i++)
                for (int j = i % 4; j < FORGED.size(); j += 4) {
                    var path = paths.get(i);
                    var what = FORGED.get(j);
                    var forged = forged(file, path, what, i * 100 + j);
                    try {
                        harmless(tourneys, forged);
                        taken++;
                    } catch (RequestRefused wrong) {
                        refused++;
                        if (!named(wrong, path))
                            failures.add(path + " " + what + ": " + words(wrong));
                    } catch (RuntimeException broken) {
                        failures.add(path + " " + what + ": " + broken);
                    }
                }
        }
        assertThat(failures).isEmpty();
        assertThat(taken).isPositive();
        assertThat(refused).isGreaterThan(1_000);
    }

    /** The refusal says which entry or field it is about. */
    private static boolean named(RequestRefused wrong, List<Object> path) {
        var words = words(wrong);
        if (path.getFirst().equals("log"))
            return path.size() == 1 || words.contains("Entry ") || wrong.key().equals("no-log");
        return words.contains(path.getFirst().toString()) || words.contains("no event");
    }

    private static String words(RequestRefused wrong) {
        return String.valueOf(RefusalWords.words(wrong, Lang.EN).get("message"));
    }

    private static void harmless(Tourneys tourneys, Map<String, Object> forged) {
        var id =
                new EventTransfer(tourneys)
                        .take(new RequestFields(forged), SecretTokens.token(), false, Lang.EN);
        var season = forged.get("season").toString();
        for (var role : List.of(Role.ORGANISER, Role.PUBLIC)) {
            var caller = EventCaller.in(role, "");
            Json.write(tourneys.view(id, caller, role, Lang.ES));
            var looking = tourneys.looking(id, caller, Lang.EN);
            Json.write(new EventCatalogue(tourneys).lines(List.of(id), _ -> caller));
            Json.write(List.of(looking.lists(), looking.units("")));
            looking.games();
            looking.standings();
            if (role == Role.ORGANISER) looking.log();
        }
        var counted = new Seasons(tourneys).of(season, Lang.ES);
        assertThat((List<?>) counted.get("unreadable")).isEmpty();
    }

    // ---- trees

    private static void paths(@Nullable Object tree, List<Object> path, List<List<Object>> all) {
        if (!path.isEmpty()) all.add(path);
        if (tree instanceof Map<?, ?> map)
            map.forEach((name, value) -> paths(value, with(path, name), all));
        if (tree instanceof List<?> list)
            for (int i = 0; i < list.size(); i++) paths(list.get(i), with(path, i), all);
    }

    private static List<Object> with(List<Object> path, Object more) {
        var longer = new ArrayList<>(path);
        longer.add(more);
        return longer;
    }

    /** A copy with one thing changed, under an id, code and season of its own. */
    private static Map<String, Object> forged(
            Map<?, ?> file, List<Object> path, Object what, int number) {
        var fresh = new LinkedHashMap<String, Object>();
        file.forEach((name, value) -> fresh.put(name.toString(), value));
        fresh.put("id", "forged-" + number);
        fresh.put("code", code(number));
        fresh.put("season", "season-" + number);
        var copy = new LinkedHashMap<String, Object>();
        ((Map<?, ?>) changed(fresh, path, what))
                .forEach((name, value) -> copy.put(name.toString(), value));
        return copy;
    }

    private static String code(int number) {
        var code = new StringBuilder("ZZ");
        for (int left = number + 1; left > 0; left /= 20) code.append((char) ('A' + left % 20));
        return code.append("ZZ").toString();
    }

    private static Object changed(Object tree, List<Object> path, Object what) {
        if (path.isEmpty()) return what;
        var rest = path.subList(1, path.size());
        if (tree instanceof Map<?, ?> map) {
            var copy = new LinkedHashMap<Object, Object>(map);
            if (rest.isEmpty() && what == GONE) copy.remove(path.getFirst());
            else copy.put(path.getFirst(), changed(copy.get(path.getFirst()), rest, what));
            return copy;
        }
        var copy = new ArrayList<Object>((List<?>) tree);
        int at = (int) path.getFirst();
        if (rest.isEmpty() && what == GONE) copy.remove(at);
        else copy.set(at, changed(copy.get(at), rest, what));
        return copy;
    }
}
