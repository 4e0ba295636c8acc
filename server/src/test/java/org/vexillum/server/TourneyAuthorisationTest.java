package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Description;
import org.vexillum.server.client.Event;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.server.tourneys.EventActions;

/** Every call about an event by every kind of visitor. */
class TourneyAuthorisationTest extends ServerTest {
    /** Nobody, somebody else, a player, a referee, the organiser. */
    private static final Map<String, List<Integer>> CALLS = new LinkedHashMap<>();

    private static final List<Integer> ANYBODY = List.of(200, 200, 200, 200, 200);
    private static final List<Integer> MADE = List.of(201, 201, 201, 201, 201);
    private static final List<Integer> NOTHING = List.of(404, 404, 404, 404, 404);

    static {
        CALLS.put("GET ", ANYBODY);
        CALLS.put("GET ?as=public", ANYBODY);
        CALLS.put("GET ?as=player", List.of(401, 403, 200, 403, 403));
        CALLS.put("GET ?as=referee", List.of(401, 403, 403, 200, 403));
        CALLS.put("GET ?as=organiser", List.of(401, 403, 403, 403, 200));
        CALLS.put("GET ?as=king", List.of(400, 400, 400, 400, 400));
        CALLS.put("GET /lists", ANYBODY);
        CALLS.put("POST /lists/check {\"text\":\"x\"}", ANYBODY);
        CALLS.put("GET /units?q=x", ANYBODY);
        CALLS.put("GET /why?who=%231", ANYBODY);
        CALLS.put("GET /log", List.of(401, 403, 403, 200, 200));
        CALLS.put("GET /slips?round=1", List.of(401, 403, 403, 200, 200));
        CALLS.put("GET /files/event.json", List.of(401, 403, 403, 403, 200));
        CALLS.put("GET /files/entrants.csv", List.of(401, 403, 403, 403, 200));
        CALLS.put("GET /files/standings.csv", ANYBODY);
        CALLS.put("GET /files/games.csv", ANYBODY);
        CALLS.put("GET /files/units.csv", ANYBODY);
        CALLS.put("GET /files/secrets.csv", NOTHING);
        CALLS.put("POST /changes {\"do\":\"dance\"}", List.of(400, 400, 400, 400, 400));
        CALLS.put("POST /links {\"role\":\"organiser\"}", List.of(401, 403, 403, 403, 201));
        CALLS.put("POST /links {\"role\":\"referee\"}", List.of(401, 403, 403, 201, 201));
        CALLS.put(
                "POST /links {\"role\":\"player\",\"who\":\"#1\"}",
                List.of(401, 403, 201, 403, 201));
        CALLS.put(
                "POST /links {\"role\":\"player\",\"who\":\"#2\"}",
                List.of(401, 403, 403, 403, 201));
        CALLS.put(
                "POST /links {\"role\":\"player\",\"who\":\"all\"}",
                List.of(401, 403, 403, 403, 201));
        CALLS.put(
                "POST /links {\"role\":\"player\",\"who\":\"#99\"}",
                List.of(401, 403, 403, 403, 404));
        CALLS.put("POST /entry {\"name\":\"NEW\"}", MADE);
    }

    /** Calls about no event. */
    private static final Map<String, List<Integer>> OTHERS = new LinkedHashMap<>();

    static {
        OTHERS.put("GET /api/tourneys", ANYBODY);
        OTHERS.put("GET /api/tourneys/packs", ANYBODY);
        OTHERS.put("GET /api/tourneys/code/CODE", ANYBODY);
        OTHERS.put("GET /api/tourneys/code/NOWHERE", NOTHING);
        OTHERS.put("GET /api/seasons/SEASON", ANYBODY);
        OTHERS.put("GET /api/seasons/nowhere", NOTHING);
        OTHERS.put("GET /api/tourneys/nowhere", NOTHING);
        OTHERS.put("POST /api/passes {\"token\":\"none\"}", NOTHING);
        OTHERS.put("POST /api/tourneys {\"settings\":{\"name\":\"Mine\"}}", MADE);
        OTHERS.put(
                "POST /api/tourneys {\"settings\":{\"name\":\"x\"},\"season\":\"ID\"}",
                List.of(403, 403, 403, 403, 201));
        OTHERS.put("POST /api/tourneys/import {\"file\":{}}", List.of(400, 400, 400, 400, 400));
        OTHERS.put("POST /api/tourneys/import {\"file\":FILE}", List.of(403, 403, 403, 403, 201));
    }

    private Event event;
    private Browser stranger;
    private Browser player;
    private Browser referee;

    @BeforeEach
    void prepare() {
        event = Event.make(browser(), "name", "Autumn", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora");
        stranger = browser();
        stranger.post("/api/tourneys", Map.of("settings", Map.of("name", "Other")));
        player = event.player(browser(), "#1");
        referee = event.referee(browser());
    }

    private List<Browser> visitors() {
        return List.of(browser(), stranger, player, referee, event.organiser());
    }

    @Test
    void everyCallIsOpenToTheRightVisitorsOnly() {
        CALLS.forEach((call, expected) -> {
            var words = call.split(" ", 3);
            for (int i = 0; i < expected.size(); i++) {
                var body = words.length < 3 ? null : words[2].replace("NEW", "Somebody " + i);
                assertThat(visitors().get(i).call(words[0], event.path(words[1]), body).status())
                        .as("%s by visitor %d", call, i)
                        .isEqualTo(expected.get(i));
            }
        });
    }

    @Test
    void everyOtherCallIsOpenToTheRightVisitorsOnly() {
        var file = event.organiser().get(event.path("/files/event.json")).text();
        var view = event.view();
        OTHERS.forEach((call, expected) -> {
            var words = call.split(" ", 3);
            var path =
                    words[1].replace("CODE", view.get("code").toString())
                            .replace("SEASON", view.get("season").toString());
            for (int i = 0; i < expected.size(); i++) {
                var body =
                        words.length < 3
                                ? null
                                : words[2].replace("\"ID\"", "\"" + event.id() + "\"")
                                        .replace("FILE", file);
                assertThat(visitors().get(i).call(words[0], path, body).status())
                        .as("%s by visitor %d", call, i)
                        .isEqualTo(expected.get(i));
            }
        });
    }

    @Test
    void everyCallThatIsDescribedIsInOneOfTheTables() {
        var tried = new TreeSet<String>();
        CALLS.keySet().forEach(call -> tried.add(described(call, "/api/tourneys/x")));
        OTHERS.keySet().forEach(call -> tried.add(described(call, "")));
        assertThat(tried)
                .containsExactlyInAnyOrderElementsOf(
                        Description.calls().stream()
                                .filter(TourneyAuthorisationTest::ours)
                                .toList());
    }

    private static String described(String call, String before) {
        var words = call.split(" ", 3);
        return Description.call(words[0], before + words[1]);
    }

    /** Calls that other tests leave to this one. */
    static boolean ours(String call) {
        return call.matches("\\w+ /api/(tourneys|passes|seasons).*");
    }

    @Test
    void everyChangeIsTakenFromTheRightVisitorsOnly() {
        var roles = List.of(Role.PUBLIC, Role.PUBLIC, Role.PLAYER, Role.REFEREE, Role.ORGANISER);
        EventActions.all()
                .forEach((word, allowed) -> {
                    for (int i = 0; i < roles.size(); i++) {
                        int status = event.ask(visitors().get(i), word).status();
                        if (allowed.contains(roles.get(i)))
                            assertThat(status).as("%s by %d", word, i).isNotIn(401, 403, 500);
                        else
                            assertThat(status)
                                    .as("%s by %d", word, i)
                                    .isEqualTo(i == 0 ? 401 : 403);
                    }
                });
    }

    @Test
    void aPlayerCanDoNothingForAnother() {
        event.run("checkIn", "who", "all");
        event.run("pair");
        event.run("publish");
        EventActions.all()
                .forEach((word, allowed) -> {
                    if (!allowed.contains(Role.PLAYER) || word.equals("unit")) return;
                    var answer =
                            event.ask(
                                    player,
                                    word,
                                    "who",
                                    "#2",
                                    "name",
                                    "Zoe",
                                    "text",
                                    "x",
                                    "table",
                                    otherTable(),
                                    "scores",
                                    List.of(1, 1, 1, 1),
                                    "match",
                                    word.equals("match") ? "x" : false);
                    assertThat(answer.status()).as(word).isEqualTo(403);
                });
    }

    private int otherTable() {
        for (var game : Event.games(event.view()))
            if (!game.get("a").equals("#1") && !game.get("b").equals("#1"))
                return (int) game.get("table");
        throw new AssertionError("no other table");
    }
}
