package org.vexillum.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.vexillum.server.client.Event;
import org.vexillum.server.store.Database;

/**
 * Makes the data folders that {@link StoredFoldersTest} opens: one with running games, one with a
 * running event, and beside each what it showed when it was stored.
 */
final class StoreFolders extends ServerTest {
    private static final int ANSWERS = 40;

    /** The word is the folder in which both are stored. */
    public static void main(String... words) throws IOException {
        var target = Path.of(words[0]);
        new StoreFolders().games(Files.createDirectories(target.resolve("games")));
        new StoreFolders().event(Files.createDirectories(target.resolve("event")));
    }

    private void games(Path target) throws IOException {
        data = Files.createTempDirectory("stored-games");
        start();
        var games = new ArrayList<Map<String, Object>>();
        for (var wish : wishes()) games.add(game(wish));
        stop();
        store(target, games);
    }

    private static List<Map<String, Object>> wishes() {
        return List.of(
                wish("regiments", "", "salt-march", "hollow-wood"),
                wish("regiments", "", "lantern-company", "brasswright-column"),
                wish("first-blood", "1", "drowned-stair", "ninefold-ember"),
                wish("first-blood", "1", "lamplit-watch", "pit-wolves"),
                wish("first-blood", "2", "thornwake", "ironward-levy"),
                wish("first-blood", "2", "lamplit-watch", "pit-wolves"),
                wish("warcrow", "", "grey-vigil", "ember-pact"));
    }

    private static Map<String, Object> wish(String game, String edition, String a, String b) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", game);
        wish.put("edition", edition);
        wish.put("a", "sample:" + a);
        wish.put("b", "sample:" + b);
        wish.put("opponent", "link");
        if (!game.equals("warcrow")) return wish;
        wish.put("scenario", "expanse");
        wish.put("feat", "banner");
        return wish;
    }

    private Map<String, Object> game(Map<String, Object> wish) {
        try (var two = two(wish)) {
            play(two, ANSWERS);
            takeBack(two);
            play(two, 5);
            var asked = two.asked();
            var seen = new LinkedHashMap<String, Object>();
            seen.put("match", two.match());
            seen.put("game", wish.get("game"));
            seen.put("a", two.ana().cookie());
            seen.put("b", two.ben().cookie());
            seen.put("asked", asked == two.a() ? "a" : "b");
            seen.put("question", asked.prompt().get("name"));
            seen.put("lines", asked.log().size());
            return seen;
        }
    }

    /** By the free way if there is one; else the other side agrees. */
    private static void takeBack(Two two) {
        var seat = two.asked();
        int before = (int) seat.state().get("seq");
        seat.ask("undo");
        both(two, before);
        var other = two.other(seat);
        if (((List<?>) other.state().get("offers")).isEmpty()) return;
        int offered = (int) other.state().get("seq");
        other.ask("agree");
        both(two, offered);
    }

    private static void both(Two two, int seq) {
        two.a().until(each -> (int) each.state().get("seq") > seq);
        two.b().until(each -> (int) each.state().get("seq") > seq);
    }

    // ---- an event

    private void event(Path target) throws IOException {
        data = Files.createTempDirectory("stored-event");
        start();
        var event =
                Event.make(
                        browser(),
                        "name",
                        "Stored event",
                        "rounds",
                        4,
                        "seed",
                        7,
                        "listsRequired",
                        false);
        event.run("enter", "text", "Ada\nBel\nCid\nDon\nEva\nFay\nGil\nHal\nIvo\n");
        event.run("checkIn", "who", "all");
        for (int round = 1; round <= 2; round++) round(event, round);
        pair(event);
        event.run("drop", "who", "#9");
        var seen = new LinkedHashMap<String, Object>();
        seen.put("event", event.id());
        seen.put("organiser", event.organiser().cookie());
        seen.put("standings", Event.lines(event.view()));
        seen.put("games", event.view().get("games"));
        stop();
        store(target, seen);
    }

    private static void pair(Event event) {
        event.run("pair");
        event.run("publish");
    }

    private static void round(Event event, int round) {
        pair(event);
        for (var game : Event.games(event.view()))
            if (game.get("b") != null) report(event, game, round);
    }

    private static void report(Event event, Map<?, ?> game, int round) {
        int table = (int) game.get("table");
        var scores = List.of(3 + table % 3, round % 3, 2 + table % 4, table % 2);
        event.run("report", "table", table, "scores", scores);
    }

    private void store(Path target, Object seen) throws IOException {
        Files.writeString(target.resolve("seen.json"), Json.write(seen), StandardCharsets.UTF_8);
        try (var out =
                new GZIPOutputStream(Files.newOutputStream(target.resolve("vexillum.db.gz")))) {
            Files.copy(data.resolve(Database.FILE), out);
        }
    }
}
