package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** A referee sits by consent of both players or by office, and never in a game of his own. */
class RefereeTest extends ServerTest {
    private static String links(String match) {
        return "/api/matches/" + match + "/links";
    }

    private static String link(Browser player, String match) {
        var made = player.post(links(match), Map.of("for", "referee"));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return token(made.text("url"));
    }

    private static Browser.Answer take(Browser visitor, String token) {
        return visitor.post("/api/seats", Map.of("token", token, "name", "Eva"));
    }

    private static void accepted(Map<?, ?> reply) {
        assertThat(reply.get("type")).as("%s", reply).isEqualTo("accepted");
    }

    @Test
    void whoeverComesByTheLinkWatchesUntilBothAgree() {
        try (var two = two()) {
            var eva = candidate(two, "Eva");
            try (var seat = eva.sit(two.match())) {
                seat.until(s -> asks(s, "referee"));
                assertThat(seat.state().get("seat")).isEqualTo("spectator");
                assertThat(seat.state().get("offers").toString())
                        .contains("Eva would be the referee of this game");
                two.a().until(s -> asks(s, "referee"));
                accepted(two.a().ask("agree"));
                two.b().until(s -> s.state().get("offers").toString().contains("agreed=[A]"));
                assertThat(eva.get("/api/matches/" + two.match()).text("seat"))
                        .isEqualTo("spectator");
                accepted(two.b().ask("agree"));
                while (!seat.closed()) seatRead(seat);
            }
            try (var seat = eva.sit(two.match())) {
                seat.until(s -> true);
                assertThat(seat.state().get("seat")).isEqualTo("referee");
                assertThat(seat.log().toString())
                        .contains("Eva is now the referee: both sides agreed (WC-REF-03)");
                assertThat(LiveTest.error(seat.ask("undo"))).isEqualTo("not-called");
            }
        }
    }

    /** Reads on until the connection ends. */
    private static void seatRead(Seat seat) {
        try {
            seat.next();
        } catch (AssertionError nothingMore) {
            assertThat(seat.closed()).isTrue();
        }
    }

    @Test
    void ifOneDeclinesHeStaysASpectator() {
        try (var two = two()) {
            var eva = candidate(two, "Eva");
            two.a().until(s -> asks(s, "referee"));
            accepted(two.a().ask("agree"));
            two.b().until(s -> asks(s, "referee"));
            accepted(two.b().ask("decline"));
            two.a()
                    .until(s ->
                            s.log().toString().contains("Side B does not agree to this referee"));
            assertThat(LiveTest.error(two.a().ask("agree"))).isEqualTo("no-such-offer");
            assertThat(eva.get("/api/matches/" + two.match()).text("seat")).isEqualTo("spectator");
            try (var seat = eva.sit(two.match())) {
                two.a().ask("call-referee");
                assertThat(LiveTest.error(seat.ask("undo"))).isEqualTo("not-a-player");
                var draw = seat.ask("offer", "what", "draw");
                assertThat(LiveTest.error(draw)).isEqualTo("not-a-player");
            }
        }
    }

    /** The fault: he made the link, took that seat and corrected his opponent away. */
    @Test
    void aPlayerIsNotTheRefereeOfHisOwnGame() {
        try (var two = two()) {
            var token = link(two.ana(), two.match());
            for (var player : List.of(two.ana(), two.ben())) {
                var refused = take(player, token);
                assertThat(refused.status()).isEqualTo(409);
                assertThat(refused.error()).isEqualTo("referee-plays");
                assertThat(refused.text()).contains("WC-REF-07");
            }
            var spanish = take(two.ana().with("Accept-Language", "es"), token);
            assertThat(spanish.text()).contains("Nadie arbitra una partida que juega");
        }
    }

    /** Two cookies of one person, and no cookie beside the key of a seat. */
    @Test
    void aSecondCookieNeedsTheConsentOfTheOther() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var match = made.text("match");
        var ben = browser();
        ben.post("/api/seats", Map.of("token", token(made.text("invite"))));
        var keyed = Browser.bearing(server.port(), token(made.text("seat")));
        assertThat(take(keyed, link(ana, match)).error()).isEqualTo("referee-plays");
        var hidden = browser();
        take(hidden, link(ana, match));
        try (var a = ana.sit(match)) {
            a.until(s -> asks(s, "referee"));
            accepted(a.ask("agree"));
            assertThat(LiveTest.error(a.ask("agree"))).isEqualTo("no-such-offer");
            accepted(a.ask("call-referee"));
        }
        try (var seat = hidden.sit(match)) {
            seat.until(s -> Boolean.TRUE.equals(s.state().get("calls")));
            assertThat(LiveTest.error(seat.ask("offer", "what", "stop"))).isEqualTo("not-a-player");
        }
        try (var seat = hidden.sit(match, "?seat=referee")) {
            assertThat(LiveTest.error(seat.next())).isEqualTo("no-seat");
        }
    }

    @Test
    void nobodyIsAppointedBeforeTheSecondPlayerSits() {
        var ana = browser();
        var match = ana.post("/api/matches", wish("link")).text("match");
        var early = ana.post(links(match), Map.of("for", "referee"));
        assertThat(early.status()).isEqualTo(409);
        assertThat(early.error()).isEqualTo("not-begun");
    }

    @Test
    void aLinkIsGoodForOneAndOnlyUntilItIsTakenBack() {
        try (var two = two()) {
            var token = link(two.ana(), two.match());
            assertThat(browser().post("/api/seats", Map.of("token", token)).error())
                    .isEqualTo("referee-name");
            assertThat(two.ana().call("DELETE", links(two.match()) + "?for=referee", null).status())
                    .isEqualTo(204);
            assertThat(take(browser(), token).error()).isEqualTo("revoked-link");
            var eva = candidate(two, "Eva");
            two.b().until(s -> asks(s, "referee"));
            two.ana().call("DELETE", links(two.match()) + "?for=referee", null);
            two.b().until(s -> !asks(s, "referee"));
            assertThat(LiveTest.error(two.b().ask("agree"))).isEqualTo("no-such-offer");
            assertThat(eva.get("/api/matches/" + two.match()).text("seat")).isEqualTo("spectator");
        }
    }

    @Test
    void aLinkPassedOnSeatsNobodyTwice() {
        try (var two = two()) {
            var token = link(two.ana(), two.match());
            assertThat(take(browser(), token).status()).isEqualTo(200);
            assertThat(take(browser(), token).error()).isEqualTo("used-link");
            var second = two.ben().post(links(two.match()), Map.of("for", "referee"));
            assertThat(second.error()).isEqualTo("referee-pending");
        }
    }

    @Test
    void theRefereeTakesNoPlayersSeat() {
        try (var two = two()) {
            var eva = judge(two);
            var device = two.ben().post(links(two.match()), Map.of("for", "device"));
            var refused = eva.post("/api/seats", Map.of("token", token(device.text("url"))));
            assertThat(refused.error()).isEqualTo("referee-plays");
        }
    }

    /** Whoever gets at a player's seat after he came is no referee when the last one agrees. */
    @Test
    void aCandidateWhoSatDownToPlayIsNotSeated() {
        try (var two = two()) {
            var eva = candidate(two, "Eva");
            var device = two.ana().post(links(two.match()), Map.of("for", "device"));
            eva.post("/api/seats", Map.of("token", token(device.text("url"))));
            two.a().until(s -> asks(s, "referee"));
            accepted(two.a().ask("agree"));
            two.b().until(s -> asks(s, "referee"));
            assertThat(LiveTest.error(two.b().ask("agree"))).isEqualTo("referee-plays");
        }
    }

    @Test
    void againstABotTheOnePlayerAgreesForBoth() {
        var ana = browser();
        var match = ana.post("/api/matches", wish("bot:random")).text("match");
        assertThat(take(ana, link(ana, match)).error()).isEqualTo("referee-plays");
        var eva = browser();
        take(eva, link(ana, match));
        try (var a = ana.sit(match)) {
            a.until(s -> asks(s, "referee"));
            accepted(a.ask("agree"));
        }
        assertThat(eva.get("/api/matches/" + match).text("seat")).isEqualTo("referee");
    }

    @Test
    void bothLetHimGoAgain() {
        try (var two = two()) {
            assertThat(LiveTest.error(two.a().ask("offer", "what", "release")))
                    .isEqualTo("no-referee");
            var eva = judge(two);
            try (var seat = eva.sit(two.match())) {
                seat.until(s -> true);
                accepted(two.a().ask("offer", "what", "release"));
                two.b().until(s -> asks(s, "release"));
                accepted(two.b().ask("agree"));
                while (!seat.closed()) seatRead(seat);
            }
            two.a().until(s -> s.log().toString().contains("Eva is no longer the referee"));
            assertThat(eva.get("/api/matches/" + two.match()).text("seat")).isEqualTo("spectator");
        }
    }

    @Test
    void itIsKeptThroughARestart() {
        try (var two = two()) {
            var eva = judge(two);
            two.a().ask("call-referee");
            restart();
            try (var seat = eva.at(server.port()).sit(two.match())) {
                seat.until(s -> true);
                accepted(seat.ask("offer", "what", "draw"));
            }
        }
    }
}
