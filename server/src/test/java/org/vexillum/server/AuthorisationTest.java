package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Description;

/** Every call about a match by every kind of visitor. */
class AuthorisationTest extends ServerTest {
    /** Nobody, somebody else, spectator, referee, side A, side B. */
    private static final Map<String, List<Integer>> CALLS = new LinkedHashMap<>();

    static {
        CALLS.put("GET ", List.of(401, 403, 200, 200, 200, 200));
        CALLS.put("GET /journal", List.of(401, 403, 200, 200, 200, 200));
        CALLS.put("GET /report", List.of(401, 403, 200, 200, 200, 200));
        CALLS.put("GET /luck", List.of(401, 403, 200, 200, 200, 200));
        CALLS.put("GET /replay", List.of(401, 403, 409, 409, 409, 409));
        CALLS.put("GET /proof", List.of(401, 403, 409, 409, 409, 409));
        CALLS.put("GET /position?entry=0", List.of(401, 403, 409, 409, 409, 409));
        CALLS.put("POST /continue x", List.of(401, 403, 409, 409, 409, 409));
        CALLS.put("POST /links spectator", List.of(401, 403, 201, 201, 201, 201));
        CALLS.put("POST /links device", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links bot", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links referee", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links opponent", List.of(401, 403, 403, 403, 409, 409));
        CALLS.put("POST /referee x", List.of(403, 403, 403, 403, 409, 409));
        CALLS.put("DELETE /links?for=referee", List.of(401, 403, 403, 403, 204, 204));
        CALLS.put("POST /links crown", List.of(401, 403, 403, 403, 400, 400));
    }

    /** Calls about no match, with what is sent: nobody, somebody else, spectator, … */
    private static final Map<String, List<Integer>> OTHERS = new LinkedHashMap<>();

    private static final String FORCE = "own";

    static {
        for (var call :
                List.of(
                        "GET /api/openapi.json",
                        "GET /api/games",
                        "GET /api/matches",
                        "GET /api/watch",
                        "GET /api/replays",
                        "GET /api/rules?q=charge",
                        "GET /api/rules/AOFR-MOVE-01",
                        "GET /api/traits?game=regiments",
                        "GET /api/forces",
                        "GET /api/forces/lantern-company",
                        "GET /api/odds/circumstances?game=regiments",
                        "GET /api/adjudicate/kinds?game=regiments",
                        "GET /api/adjudicate/template?game=regiments&kind=hits",
                        "POST /api/adjudicate {\"file\":\"game: regiments\"}",
                        "POST /api/terrain WISH",
                        "POST /api/odds {\"attacker\":\"salt-march/captain\","
                                + "\"target\":\"ashen-crown/coal-levy\",\"action\":\"charge\"}",
                        "POST /api/forces/check {\"game\":\"regiments\",\"text\":\"x\"}"))
            OTHERS.put(call, List.of(200, 200, 200, 200, 200, 200));
        OTHERS.put("POST /api/matches WISH", List.of(201, 201, 201, 201, 201, 201));
        OTHERS.put(
                "POST /api/play-now {\"game\":\"regiments\"}",
                List.of(201, 201, 201, 201, 201, 201));
        OTHERS.put("POST /api/seats {\"token\":\"none\"}", List.of(404, 404, 404, 404, 404, 404));
        OTHERS.put("POST /api/forces FORCE", List.of(201, 201, 201, 201, 201, 201));
        OTHERS.put("GET /api/forces/own", List.of(404, 404, 404, 404, 200, 404));
        OTHERS.put("PUT /api/forces/own FORCE", List.of(404, 404, 404, 404, 200, 404));
        OTHERS.put("DELETE /api/forces/own", List.of(404, 404, 404, 404, 204, 404));
    }

    /** What each may say on the socket: spectator, referee, the side that is not asked. */
    private static final Map<String, List<String>> MESSAGES = new LinkedHashMap<>();

    static {
        MESSAGES.put("answer", List.of("not-yours", "not-yours", "not-yours"));
        MESSAGES.put("check", List.of("not-yours", "not-yours", "not-yours"));
        MESSAGES.put("odds", List.of("not-yours", "not-yours", "not-yours"));
        MESSAGES.put("dice", List.of("no-dice", "no-dice", "no-dice"));
        MESSAGES.put("grant", List.of("no-such-offer", "no-such-offer", "no-such-offer"));
        MESSAGES.put("refuse", List.of("no-such-offer", "no-such-offer", "no-such-offer"));
        MESSAGES.put("decline", List.of("no-such-offer", "no-such-offer", "no-such-offer"));
        MESSAGES.put("sight", List.of("missing", "missing", "missing"));
        MESSAGES.put("undo", List.of("not-a-player", "not-called", "nothing-to-undo"));
        MESSAGES.put("concede", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("name", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("chat", List.of("not-a-player", "accepted", "accepted"));
        MESSAGES.put("offer", List.of("not-a-player", "not-called", "accepted"));
        MESSAGES.put("settle", List.of("not-a-player", "not-called", "not-called"));
        MESSAGES.put("call-referee", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("look", List.of("not-shared", "not-shared", "not-shared"));
        MESSAGES.put("share", List.of("share-late", "share-late", "share-late"));
        MESSAGES.put("standing", List.of("not-standing", "not-standing", "not-standing"));
        MESSAGES.put("agree", List.of("no-such-offer", "no-such-offer", "no-such-offer"));
    }

    @Test
    void everyCallIsOpenToTheRightVisitorsOnly() {
        try (var two = two()) {
            var judge = judge(two);
            var eve = guest(two, "spectator");
            var other = browser();
            other.post("/api/matches", wish("bot:random"));
            CALLS.forEach((call, expected) -> {
                var visitors = List.of(browser(), other, eve, judge, two.ana(), two.ben());
                for (int i = 0; i < visitors.size(); i++)
                    assertThat(call(visitors.get(i), two.match(), call))
                            .as("%s by visitor %d", call, i)
                            .isEqualTo(expected.get(i));
            });
        }
    }

    private static int call(Browser visitor, String match, String call) {
        var words = call.split(" ", -1);
        var path = "/api/matches/" + match + words[1];
        if (words.length < 3) return visitor.call(words[0], path, null).status();
        return visitor.post(path, Map.of("for", words[2])).status();
    }

    @Test
    void everyOtherCallIsOpenToTheRightVisitorsOnly() {
        try (var two = two()) {
            var judge = judge(two);
            var eve = guest(two, "spectator");
            var other = browser();
            other.post("/api/matches", wish("bot:random"));
            var sample = two.ana().get("/api/forces/lantern-company").json().get("force");
            var force = Json.write(Map.of("game", "regiments", "force", sample));
            var own = two.ana().post("/api/forces", force).text("id");
            OTHERS.forEach((call, expected) -> {
                var visitors = List.of(browser(), other, eve, judge, two.ana(), two.ben());
                var words = call.split(" ", 3);
                var path = words[1].replace("/" + FORCE, "/" + own);
                var body = words.length < 3 ? null : words[2];
                if ("FORCE".equals(body)) body = force;
                if ("WISH".equals(body)) body = Json.write(wish("link"));
                for (int i = 0; i < visitors.size(); i++)
                    assertThat(visitors.get(i).call(words[0], path, body).status())
                            .as("%s by visitor %d", call, i)
                            .isEqualTo(expected.get(i));
            });
        }
    }

    @Test
    void everyCallThatIsDescribedIsInOneOfTheTables() {
        var tried = new java.util.TreeSet<String>();
        for (var call : CALLS.keySet()) {
            var words = call.split(" ", -1);
            tried.add(Description.call(words[0], "/api/matches/x" + words[1]));
        }
        for (var call : OTHERS.keySet()) {
            var words = call.split(" ", 3);
            tried.add(Description.call(words[0], words[1]));
        }
        tried.add(Description.call("GET", "/api/live/x")); // by messages, below
        var calls = new java.util.TreeSet<>(Description.calls());
        calls.removeIf(TourneyAuthorisationTest::ours);
        assertThat(tried).isEqualTo(calls);
    }

    @Test
    void twoAtOneScreenMayDoWhatAPlayerMay() {
        var browser = browser();
        var match = browser.post("/api/matches", wish("screen")).text("match");
        CALLS.forEach((call, expected) -> {
            int status = call.endsWith(" opponent") ? 409 : expected.getLast();
            assertThat(call(browser, match, call)).as(call).isEqualTo(status);
        });
    }

    @Test
    void everyMessageIsTakenFromTheRightSeatsOnly() {
        MESSAGES.forEach((type, expected) -> {
            try (var two = two()) {
                var asked = two.asked();
                var judge = judge(two);
                var eve = guest(two, "spectator");
                try (var watching = eve.sit(two.match());
                        var judging = judge.sit(two.match())) {
                    var number = asked.prompt().get("number");
                    var seats = List.of(watching, judging, two.other(asked));
                    for (int i = 0; i < seats.size(); i++) {
                        var reply =
                                seats.get(i)
                                        .ask(
                                                type,
                                                "number",
                                                number,
                                                "answer",
                                                Map.of("x", 1, "y", 1),
                                                "text",
                                                "x",
                                                "what",
                                                "draw",
                                                "side",
                                                "A",
                                                "hex",
                                                "00",
                                                "question",
                                                "PlaceMarker",
                                                "on",
                                                true);
                        var got =
                                reply.get("type").equals("accepted")
                                        ? "accepted"
                                        : LiveTest.error(reply);
                        assertThat(got).as("%s by seat %d", type, i).isEqualTo(expected.get(i));
                    }
                }
            }
        });
    }

    private Browser guest(Two two, String kind) {
        var link = two.ana().post("/api/matches/" + two.match() + "/links", Map.of("for", kind));
        var guest = browser();
        guest.post("/api/seats", Map.of("token", token(link.text("url"))));
        return guest;
    }

    @Test
    void aSocketWithoutASeatIsClosed() {
        try (var two = two();
                var seat = browser().sit(two.match())) {
            assertThat(LiveTest.error(seat.next())).isEqualTo("no-seat");
        }
    }

    /** Also where many come at once: what is said last is not lost with the connection. */
    @Test
    void nobodyIsSentAwayWithoutAWord() {
        try (var two = two()) {
            var heard =
                    IntStream.range(0, 120)
                            .parallel()
                            .mapToObj(_ -> {
                                try (var seat = browser().sit(two.match())) {
                                    return LiveTest.error(seat.next());
                                }
                            })
                            .distinct()
                            .toList();
            assertThat(heard).containsExactly("no-seat");
        }
    }

    @Test
    void pagesOfOtherSitesActForNobody() {
        try (var two = two()) {
            var tricked = two.ana().at(server.port()).with("Origin", "http://evil.example");
            var link = tricked.post("/api/matches/" + two.match() + "/links", Map.of("for", "bot"));
            assertThat(link.error()).isEqualTo("other-site");
            try (var seat = tricked.sit(two.match())) {
                assertThat(LiveTest.error(seat.next())).isEqualTo("other-site");
            }
        }
    }
}
