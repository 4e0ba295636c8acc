package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

/** Invitations are used up once; whoever holds a seat makes and takes back the links to it. */
class LinksTest extends ServerTest {
    private static String links(String match) {
        return "/api/matches/" + match + "/links";
    }

    private static Browser.Answer take(Browser visitor, String link) {
        return visitor.post("/api/seats", Map.of("token", token(link)));
    }

    @Test
    void theMakerOfAnInvitationDoesNotUseItHimself() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var refused = take(ana, made.text("invite"));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.error()).isEqualTo("you-play-here");
        var keyed = Browser.bearing(server.port(), token(made.text("seat")));
        assertThat(take(keyed, made.text("invite")).error()).isEqualTo("you-play-here");
        var path = "/api/matches/" + made.text("match");
        assertThat(Browser.bearing(server.port(), token(made.text("invite"))).get(path).status())
                .isEqualTo(403);
        assertThat(take(browser(), made.text("invite")).text("seat")).isEqualTo("B");
    }

    @Test
    void anInvitationIsUsedUpOnce() {
        var made = browser().post("/api/matches", wish("link"));
        var ben = browser();
        assertThat(take(ben, made.text("invite")).status()).isEqualTo(200);
        var late = take(browser(), made.text("invite"));
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.error()).isEqualTo("used-link");
        assertThat(take(browser().with("Accept-Language", "es"), made.text("invite")).text())
                .contains("Este enlace ya se ha usado");
        assertThat(take(ben, made.text("invite")).text("seat")).isEqualTo("B");
        var bearing = Browser.bearing(server.port(), token(made.text("invite")));
        assertThat(bearing.get("/api/matches/" + made.text("match")).status()).isEqualTo(403);
    }

    @Test
    void ofManyAtOnceOneTakesIt() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var other = ana.post(links(made.text("match")), Map.of("for", "opponent")).text("url");
        var taken = new AtomicInteger();
        IntStream.range(0, 16)
                .parallel()
                .forEach(i -> {
                    var link = i % 2 == 0 ? made.text("invite") : other;
                    if (take(browser(), link).status() == 200) taken.incrementAndGet();
                });
        assertThat(taken.get()).isEqualTo(1);
    }

    @Test
    void nobodyMakesALinkToASeatInWhichAnotherSits() {
        try (var two = two()) {
            var refused = two.ana().post(links(two.match()), Map.of("for", "opponent"));
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.error()).isEqualTo("seat-taken");
        }
    }

    @Test
    void anInvitationIsTakenBackAndRenewed() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var match = made.text("match");
        var fresh = ana.post(links(match), Map.of("for", "opponent", "renew", true));
        assertThat(fresh.status()).isEqualTo(201);
        assertThat(take(browser(), made.text("invite")).error()).isEqualTo("revoked-link");
        ana.call("DELETE", links(match) + "?for=opponent", null);
        assertThat(take(browser(), fresh.text("url")).error()).isEqualTo("revoked-link");
        var last = ana.post(links(match), Map.of("for", "opponent"));
        assertThat(take(browser(), last.text("url")).text("seat")).isEqualTo("B");
    }

    @Test
    void anotherDeviceIsShownToBothAndGoesWhenItsLinksAreRenewed() {
        try (var two = two()) {
            var link = two.ben().post(links(two.match()), Map.of("for", "device"));
            var phone = browser();
            assertThat(take(phone, link.text("url")).text("seat")).isEqualTo("B");
            for (var seat : List.of(two.a(), two.b()))
                seat.until(
                        s -> s.log().toString().contains("Side B has come with one more device"));
            assertThat(take(browser(), link.text("url")).error()).isEqualTo("used-link");
            try (var seat = phone.sit(two.match())) {
                seat.until(s -> true);
                var unused = two.ben().post(links(two.match()), Map.of("for", "device"));
                var renewed =
                        two.ben().post(links(two.match()), Map.of("for", "device", "renew", true));
                two.a().until(s -> s.log().toString().contains("Side B took all other devices"));
                while (!seat.closed())
                    try {
                        seat.next();
                    } catch (AssertionError nothingMore) {
                        assertThat(seat.closed()).isTrue();
                    }
                var path = "/api/matches/" + two.match();
                assertThat(phone.get(path).status()).isEqualTo(403);
                assertThat(take(phone, unused.text("url")).error()).isEqualTo("revoked-link");
                assertThat(take(phone, unused.text("code")).error()).isEqualTo("no-such-seat");
                assertThat(two.ben().get(path).text("seat")).isEqualTo("B");
                assertThat(take(phone, renewed.text("url")).text("seat")).isEqualTo("B");
            }
        }
    }

    @Test
    void spectatorsAreSentAwayByPlayersOnly() {
        try (var two = two()) {
            var eve = browser();
            take(eve, two.watch());
            var path = links(two.match()) + "?for=spectator";
            assertThat(eve.call("DELETE", path, null).status()).isEqualTo(403);
            assertThat(two.ana().call("DELETE", path, null).status()).isEqualTo(204);
            assertThat(eve.get("/api/matches/" + two.match()).status()).isEqualTo(403);
            assertThat(take(browser(), two.watch()).error()).isEqualTo("revoked-link");
        }
    }

    // ---- programs

    @Test
    void aProgramIsToldWhatTheDiceComeFrom() {
        var wish = wish("program");
        wish.put("seed", SEED);
        var made = browser().post("/api/matches", wish);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        assertThat(take(browser(), made.text("invite")).error()).isEqualTo("program-only");
        var body = Map.of("token", token(made.text("invite")), "program", true, "share", true);
        var taken = browser().post("/api/seats", body);
        assertThat(taken.text("seedHash")).isEqualTo(made.text("seedHash"));
        assertThat(taken.json().get("seedChosen")).isEqualTo(true);
        assertThat(taken.json().get("shareAwaited")).isEqualTo(true);
        var program = Browser.bearing(server.port(), taken.text("key"));
        try (var seat = program.sit(made.text("match"))) {
            assertThat(seat.ask("share", "hex", "0badcafe").get("type")).isEqualTo("accepted");
            seat.until(s -> !s.log().isEmpty());
        }
    }

    // ---- hidden companies

    @Test
    void aLentCompanyIsSeenByItsOwnerOnly() {
        var ben = browser();
        var text = "Reed Singers | conquest 2 | willpower orange | morale 3 | troops 4";
        var id = ben.post("/api/forces", Map.of("game", "warcrow", "text", text)).text("id");
        var ana = browser();
        for (var opponent : List.of("screen", "link")) {
            var wish = warcrow(opponent);
            wish.put(opponent.equals("link") ? "a" : "b", "lent:" + id);
            assertThat(ana.post("/api/matches", wish).error()).isEqualTo("lent-other");
        }
        var wish = warcrow("link");
        wish.put("b", "lent:" + id);
        var made = ana.post("/api/matches", wish);
        assertThat(take(browser(), made.text("invite")).error()).isEqualTo("lent-seat");
        assertThat(take(ben, made.text("invite")).text("seat")).isEqualTo("B");
    }

    private static Map<String, Object> warcrow(String opponent) {
        var wish = wish(opponent);
        wish.put("game", "warcrow");
        wish.put("a", "sample:grey-vigil");
        wish.put("b", "sample:ember-pact");
        return wish;
    }
}
