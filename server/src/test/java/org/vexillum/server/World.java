package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** A server, a game and an event on it, and those who look at them. */
final class World implements AutoCloseable {
    private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

    private static final String[] COMPANIES = {
        "Reed Singers | conquest 2 | willpower orange | morale 3 | troops 4",
        "Ash Hunters | conquest 1 | willpower red | morale 2 | troops 3\n"
                + "Lantern Bearers | conquest 3 | willpower orange | morale 4 | troops 2"
    };

    /** Whom both companies have in common, and one each who lurks until late in the game. */
    private static final String[] LURKING = {
        "Reed Singers [Officer] | conquest 2 | willpower orange | morale 3 | troops 4\n"
                + "Ash Hunters [Ambusher] | conquest 1 | willpower red | morale 2 | troops 3",
        "Reed Singers [Officer] | conquest 2 | willpower orange | morale 3 | troops 4\n"
                + "Lantern Bearers [Ambusher] | conquest 3 | willpower orange | morale 4 | troops 2"
    };

    private final VexillumServer server;
    private final int number;
    final Map<String, Browser> people = new LinkedHashMap<>();
    private final Map<String, String> names = new TreeMap<>();
    final Browser ben;
    String match = "";
    private String event = "";
    private String code = "";
    private String season = "";
    private String force = "";
    private boolean deep;
    int answered;

    World(Path data, int number) {
        this.number = number;
        var options = ServerOptions.local(0, data).withClock(CLOCK);
        server = VexillumServer.start(options, Desks::find, () -> ServerTest.SEED);
        ben = browser();
    }

    /** A game that everybody may watch, and in which something is hidden until late. */
    World deep() {
        deep = true;
        return this;
    }

    private Browser browser() {
        return new Browser(server.port());
    }

    @Override
    public void close() {
        server.close();
    }

    /** The same everywhere, but for what is hidden. */
    void begin(String game, String edition, String a, String b) {
        var ana = browser();
        force = kept(game);
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", game);
        if (!edition.isEmpty()) wish.put("edition", edition);
        wish.put("a", "sample:" + a);
        wish.put("b", game.equals("warcrow") ? "lent:" + force : "sample:" + b);
        wish.put("opponent", "link");
        wish.put("public", deep);
        var made = ana.post("/api/matches", wish);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        match = made.text("match");
        var links = "/api/matches/" + match + "/links";
        var revoked = ana.post(links, Map.of("for", "opponent")).text("token");
        ana.call("DELETE", links + "?for=opponent", null);
        var invite = ana.post(links, Map.of("for", "opponent")).text("token");
        var taken = ben.post("/api/seats", Map.of("token", invite));
        assertThat(taken.status()).as(taken.text()).isEqualTo(200);
        event(ana);
        names.put(match, "MATCH");
        names.put(force, "FORCE");
        names.put(invite, "INVITE");
        names.put(revoked, "REVOKED");
        names.put(ServerTest.token(made.text("watch")), "WATCH");
        var eve = browser();
        eve.post("/api/seats", Map.of("token", ServerTest.token(made.text("watch"))));
        var other = browser();
        other.post("/api/matches", ServerTest.wish("bot:random"));
        people.put("nobody", browser());
        people.put("somebody else", other);
        people.put("with the old invitation", Browser.bearing(server.port(), invite));
        people.put("with the revoked link", Browser.bearing(server.port(), revoked));
        people.put("spectator", eve);
        people.put("referee", judge(ana, links));
        people.put("rival", ana);
    }

    private String kept(String game) {
        if (!game.equals("warcrow")) return "none";
        var text = "++ The Hidden ++\n" + (deep ? LURKING : COMPANIES)[number];
        var kept = ben.post("/api/forces", Map.of("game", "warcrow", "text", text));
        assertThat(kept.status()).as(kept.text()).isEqualTo(201);
        return kept.text("id");
    }

    /** Where both hand in lists, and nobody may look at the other's yet. */
    private void event(Browser ana) {
        var organiser = browser();
        var settings = Map.of("name", "Cup", "seed", 3);
        var made = organiser.post("/api/tourneys", Map.of("settings", settings));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        event = made.text("id");
        code = made.text("code");
        names.put(event, "EVENT");
        names.put(code, "CODE");
        var path = "/api/tourneys/" + event;
        for (var player : List.of(ana, ben)) {
            var entry = Map.of("name", player == ana ? "Ana" : "Ben", "faction", "Feudom");
            var entered = player.post(path + "/entry", entry);
            assertThat(entered.status()).as(entered.text()).isEqualTo(201);
        }
        var text = List.of("Reed Singers (60 pts)", "Ash Hunters (60 pts)").get(number);
        var list = Map.of("do", "list", "as", "player", "text", text);
        var handed = ben.post(path + "/changes", list);
        assertThat(handed.status()).as(handed.text()).isEqualTo(200);
        season = String.valueOf(organiser.get(path).json().get("season"));
        names.put(season, "SEASON");
    }

    private Browser judge(Browser ana, String links) {
        var token = ana.post(links, Map.of("for", "referee")).text("token");
        var judge = browser();
        judge.post("/api/seats", Map.of("token", token, "name", "Eva"));
        try (var a = ana.sit(match);
                var b = ben.sit(match)) {
            for (var seat : List.of(a, b)) {
                seat.until(each -> ServerTest.asks(each, "referee"));
                assertThat(seat.ask("agree").get("type")).isEqualTo("accepted");
            }
        }
        return judge;
    }

    /** Plays until side B has something to hide, and answers that differently in each world. */
    void hide() {
        if (!force.equals("none")) return;
        var ana = people.get("rival");
        try (var a = ana.sit(match);
                var b = ben.sit(match)) {
            for (int i = 0; i < 60; i++) {
                a.until(each -> each.asked() || waits(each, "B"));
                b.until(each -> each.asked() || waits(each, "A"));
                if (b.asked() && Boolean.TRUE.equals(b.prompt().get("secret"))) {
                    var options = (List<?>) b.prompt().get("options");
                    if (options.size() > 1) {
                        accepted(b.choose(number * (options.size() - 1)));
                        return;
                    }
                }
                var seat = a.asked() ? a : b;
                accepted(seat.choose(0));
                int seq = (int) seat.state().get("seq");
                for (var each : List.of(a, b)) each.until(s -> (int) s.state().get("seq") >= seq);
                for (var each : List.of(a, b)) each.ask("pong");
            }
            throw new AssertionError("side B had nothing to hide");
        }
    }

    static void accepted(Map<?, ?> reply) {
        assertThat(reply.get("type")).as("%s", reply).isEqualTo("accepted");
    }

    static boolean waits(Seat seat, String side) {
        return String.valueOf(seat.state().get("waiting")).contains("side=" + side);
    }

    /** What side B itself is told. */
    String secrets() {
        return plain(ben.get("/api/matches/" + match + "/journal").text());
    }

    // ---- asking

    String answer(String who, String call, String sent) {
        answered++;
        var words = call.split(" ", 2);
        var path = path(words[1]);
        if (call.contains("/live/")) return live(people.get(who), sent);
        boolean body = sent.startsWith("{");
        if (words[1].endsWith("{file}")) path = path.replace("{file}", sent);
        else if (!body) path += sent;
        var answer = people.get(who).call(words[0], path, body ? named(sent) : null);
        return answer.status() + " " + plain(answer.text());
    }

    private String path(String call) {
        var id =
                call.contains("/tourneys/")
                        ? event
                        : call.contains("/rules/")
                                ? "WC-HIDDEN-01"
                                : call.contains("/forces/") ? force : match;
        return call.replace("{id}", id).replace("{code}", code).replace("{season}", season);
    }

    /** With this world's ids in the place of their names. */
    private String named(String sent) {
        var said = sent;
        for (var name : names.entrySet())
            said =
                    said.replace("\"" + name.getValue() + "\"", "\"" + name.getKey() + "\"")
                            .replace(":" + name.getValue() + "\"", ":" + name.getKey() + "\"");
        return said;
    }

    /** What it says when somebody comes, and when he asks for what is not his. */
    private String live(Browser visitor, String query) {
        return live(visitor, query, World::aboutUnits)
                + live(visitor, query, World::aboutQuestions);
    }

    /** Few enough at once that nobody is told to wait, which depends on the time it takes. */
    private String live(Browser visitor, String query, Consumer<Seat> asking) {
        try (var seat = visitor.sit(match, query)) {
            var first = seat.next();
            if (first.get("type").equals("error")) return plain(seat.all().toString());
            seat.until(_ -> true);
            asking.accept(seat);
            return plain(seat.all().toString());
        }
    }

    private static void aboutUnits(Seat seat) {
        for (var unit : List.of("B-reed-singers", "B-ash-hunters", "reed-singers", "A-0")) {
            seat.ask("sight", "unit", unit, "target", "A-0");
            correct(seat, List.of(Map.of("unit", unit, "stress", 1)));
            correct(seat, Map.of("kind", "UnitIs", "unit", unit, "stress", 1));
            seat.ask("answer", "number", 0, "answer", unit);
            seat.ask("check", "number", 0, "answer", Map.of("kind", "enter", "unit", unit));
        }
    }

    private static void aboutQuestions(Seat seat) {
        for (int number = 0; number < 12; number++)
            for (var type : List.of("check", "odds", "answer"))
                seat.ask(type, "number", number, "answer", Map.of("none", number));
        for (var type : List.of("look", "grant", "dice", "standing", "settle"))
            seat.ask(type, "side", "B", "number", 0, "question", "OrderStack");
    }

    /** What somebody sees, and what he learns by asking about every answer that he is offered. */
    String look(String who) {
        answered++;
        try (var seat = people.get(who).sit(match)) {
            seat.until(_ -> true);
            for (var prompt : seat.prompts()) {
                var asked = (Map<?, ?>) prompt;
                var options = (List<?>) asked.get("options");
                for (var option : options.subList(0, Math.min(4, options.size())))
                    for (var type : List.of("check", "odds"))
                        seat.ask(
                                type,
                                "number",
                                asked.get("number"),
                                "answer",
                                ((Map<?, ?>) option).get("answer"));
            }
            return plain(seat.all().toString());
        }
    }

    private static void correct(Seat seat, Object correction) {
        seat.ask("offer", "what", "correction", "correction", correction, "reason", "x");
    }

    /** Without ids, addresses, moments and pictures, which no two worlds share. */
    private String plain(String text) {
        var plain = text;
        var all = new ArrayList<>(names.entrySet());
        for (var name : all) plain = plain.replace(name.getKey(), name.getValue());
        return plain.replaceAll(
                        "\"([a-zA-Z]*[sS]vg|qr)\":\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"", "SVG")
                .replaceAll("\"(token|key|code)\":\"[^\"]*\"", "SECRET")
                .replaceAll("127\\.0\\.0\\.1:\\d+", "HOST")
                .replaceAll("/(seat|pass)/[A-Za-z0-9_-]+", "LINK")
                .replaceAll("\"(id|match|season|tourney)\":\"[A-Za-z0-9_-]{12}\"", "ID")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME");
    }
}
