package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

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
        CALLS.put("POST /links spectator", List.of(401, 403, 201, 201, 201, 201));
        CALLS.put("POST /links device", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links bot", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links referee", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links opponent", List.of(401, 403, 403, 403, 201, 201));
        CALLS.put("POST /links crown", List.of(401, 403, 403, 403, 400, 400));
    }

    /** What each may say on the socket: spectator, referee, the side that is not asked. */
    private static final Map<String, List<String>> MESSAGES = new LinkedHashMap<>();

    static {
        MESSAGES.put("answer", List.of("not-yours", "not-yours", "not-yours"));
        MESSAGES.put("check", List.of("not-yours", "not-yours", "not-yours"));
        MESSAGES.put("undo", List.of("not-a-player", "not-called", "nothing-to-undo"));
        MESSAGES.put("concede", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("name", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("chat", List.of("not-a-player", "accepted", "accepted"));
        MESSAGES.put("offer", List.of("not-a-player", "not-called", "accepted"));
        MESSAGES.put("call-referee", List.of("not-a-player", "not-a-player", "accepted"));
        MESSAGES.put("look", List.of("not-shared", "not-shared", "not-shared"));
        MESSAGES.put("share", List.of("share-late", "share-late", "share-late"));
        MESSAGES.put("standing", List.of("not-standing", "not-standing", "not-standing"));
        MESSAGES.put("agree", List.of("no-such-offer", "no-such-offer", "no-such-offer"));
    }

    @Test
    void everyCallIsOpenToTheRightVisitorsOnly() {
        try (var two = two()) {
            var judge = guest(two, "referee");
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
        if (words[0].equals("GET")) return visitor.get(path).status();
        return visitor.post(path, Map.of("for", words[2])).status();
    }

    @Test
    void everyMessageIsTakenFromTheRightSeatsOnly() {
        MESSAGES.forEach((type, expected) -> {
            try (var two = two()) {
                var asked = two.asked();
                var judge = guest(two, "referee");
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
