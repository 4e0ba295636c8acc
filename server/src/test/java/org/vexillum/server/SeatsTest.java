package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

class SeatsTest extends ServerTest {
    @Test
    void aNewGameGivesLinksForTheOpponentAndForSpectators() {
        var made = browser().post("/api/matches", wish("link"));
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.text("seat")).contains("/seat/");
        assertThat(made.text("invite")).contains("/seat/").isNotEqualTo(made.text("seat"));
        assertThat(made.text("watch")).contains("/seat/");
        assertThat(token(made.text("seat"))).hasSizeGreaterThanOrEqualTo(32);
    }

    @Test
    void theCookieIsOutOfReachOfScripts() {
        var made = browser().post("/api/matches", wish("link"));
        var cookie = made.response().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").doesNotContain("Secure");
    }

    @Test
    void behindTlsTheCookieIsSentOverTlsOnly() {
        var browser = browser().with("X-Forwarded-Proto", "https");
        var made = browser.post("/api/matches", wish("link"));
        var cookie = made.response().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("Secure");
        assertThat(made.text("seat")).startsWith("https://");
    }

    @Test
    void aLinkIsExchangedForASeat() {
        var made = browser().post("/api/matches", wish("link"));
        var guest = browser();
        var taken = guest.post("/api/seats", Map.of("token", token(made.text("invite"))));
        assertThat(taken.json()).isEqualTo(Map.of("match", made.text("match"), "seat", "B"));
        var info = guest.get("/api/matches/" + made.text("match"));
        assertThat(info.text("seat")).isEqualTo("B");
    }

    @Test
    void theMakerChoosesHisSide() {
        var wish = wish("bot:random");
        wish.put("side", "B");
        var browser = browser();
        var made = browser.post("/api/matches", wish);
        assertThat(browser.get("/api/matches/" + made.text("match")).text("seat")).isEqualTo("B");
    }

    @Test
    void aProgramComesWithTheKeyThatItGotForItsLink() {
        var made = browser().post("/api/matches", wish("link"));
        var program = program(made.text("invite"));
        var info = program.get("/api/matches/" + made.text("match"));
        assertThat(info.text("seat")).isEqualTo("B");
    }

    @Test
    void strangersAreTurnedAway() {
        var made = browser().post("/api/matches", wish("link"));
        var path = "/api/matches/" + made.text("match");
        assertThat(browser().get(path).status()).isEqualTo(401);
        var other = browser();
        other.post("/api/matches", wish("link"));
        assertThat(other.get(path).status()).isEqualTo(403);
        assertThat(Browser.bearing(server.port(), "nonsense").get(path).status()).isEqualTo(403);
        assertThat(other.get("/api/matches/none").status()).isEqualTo(404);
    }

    @Test
    void aWrongTokenTakesNoSeat() {
        var taken =
                browser().with("Accept-Language", "es").post("/api/seats", Map.of("token", "x"));
        assertThat(taken.status()).isEqualTo(404);
        assertThat(taken.error()).isEqualTo("no-such-seat");
        assertThat(taken.text()).contains("Este enlace");
    }

    @Test
    void myGamesSayWhoIsAwaited() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        var matches = (List<?>) ana.get("/api/matches").json().get("matches");
        assertThat(matches).hasSize(1);
        var mine = (Map<?, ?>) matches.getFirst();
        assertThat(mine.get("id")).isEqualTo(made.text("match"));
        assertThat(mine.get("seat")).isEqualTo("A");
        assertThat(mine.get("waiting").toString()).contains("Side B: has not come yet");
        assertThat((List<?>) browser().get("/api/matches").json().get("matches")).isEmpty();
    }

    @Test
    void theGameBeginsWhenBothHaveTakenTheirSeats() {
        var ana = browser();
        var made = ana.post("/api/matches", wish("link"));
        try (var seat = ana.sit(made.text("match"))) {
            seat.until(s -> true);
            assertThat(seat.prompts()).isEmpty();
            assertThat(seat.log()).isEmpty();
            browser().post("/api/seats", Map.of("token", token(made.text("invite"))));
            seat.until(s -> !s.log().isEmpty());
        }
    }

    @Test
    void aPromisedShareOfTheSeedIsWaitedForAndChangesTheDice() {
        var rolls = new TreeSet<String>();
        for (var share : List.of("00", "01", "02", "03", "04", "05")) rolls.add(firstRolls(share));
        assertThat(rolls).hasSizeGreaterThan(1).contains(firstRolls("03"));
    }

    @Test
    void nobodyChoosesTheSeedOfAGameAgainstPeople() {
        for (var opponent : List.of("link", "screen")) {
            var wish = wish(opponent);
            wish.put("seed", SEED);
            var refused = browser().post("/api/matches", wish);
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.error()).isEqualTo("seed-people");
            assertThat(refused.text()).contains("foresee the dice of a game against people");
            var spanish = browser().with("Accept-Language", "es").post("/api/matches", wish);
            assertThat(spanish.text()).contains("podrías prever los dados");
        }
    }

    @Test
    void againstABotTheSeedMayBeChosen() {
        var wish = wish("bot:random");
        wish.put("seed", "00".repeat(32));
        var made = browser().post("/api/matches", wish);
        assertThat(made.status()).isEqualTo(201);
        var again = browser().post("/api/matches", wish);
        assertThat(again.text("seedHash")).isEqualTo(made.text("seedHash"));
    }

    /** What the log tells before the first question, once this share was added. */
    private String firstRolls(String share) {
        var wish = wish("screen");
        wish.put("share", true);
        var browser = browser();
        var made = browser.post("/api/matches", wish);
        try (var seat = browser.sit(made.text("match"))) {
            seat.until(s -> true);
            assertThat(seat.log()).isEmpty();
            assertThat(seat.state().get("seedHash")).isEqualTo(made.text("seedHash"));
            assertThat(seat.ask("share", "hex", "zz").get("type")).isEqualTo("error");
            assertThat(seat.ask("share", "hex", share).get("type")).isEqualTo("accepted");
            seat.until(s -> s.asked());
            assertThat(seat.ask("share", "hex", share).toString()).contains("share-late");
            return seat.log().toString();
        }
    }
}
