package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The calls of docs/protocol.md outside live play. */
class RestTest extends ServerTest {
    @Test
    void theGamesAreListedWithAllThereIsToChoose() {
        var answer = browser().get("/api/games?lang=es");
        var games = (List<?>) answer.json().get("games");
        assertThat(games).hasSize(3);
        var regiments = (Map<?, ?>) games.getFirst();
        assertThat(regiments.get("id")).isEqualTo("regiments");
        assertThat((List<?>) regiments.get("samples")).hasSize(5);
        assertThat(regiments.get("bots").toString()).contains("greedy", "Voraz");
        assertThat(regiments.get("options").toString()).contains("meleeFacing");
        var firstBlood = (Map<?, ?>) games.get(1);
        assertThat(firstBlood.get("editions").toString()).contains("Edición 1", "Edición 2");
        assertThat((List<?>) firstBlood.get("scenarios")).hasSize(4);
        assertThat(((Map<?, ?>) answer.json().get("here")).get("loopback")).isEqualTo(true);
    }

    @Test
    void rulesAreFoundByWordsAndById() {
        var found = browser().get("/api/rules?q=carga&game=regiments&lang=es");
        assertThat((List<?>) found.json().get("rules")).isNotEmpty();
        var one = browser().get("/api/rules/AOFR-MOVE-01");
        assertThat(one.text("id")).isEqualTo("AOFR-MOVE-01");
        assertThat(((Map<?, ?>) one.json().get("text")).keySet().toString()).isEqualTo("[en, es]");
        assertThat(browser().get("/api/rules/NONE").status()).isEqualTo(404);
        assertThat(browser().get("/api/rules?q=x&game=chess").error()).isEqualTo("no-game");
    }

    @Test
    void aForceIsCheckedKeptChangedAndPlayed() {
        var browser = browser();
        var sample = browser.get("/api/forces/lantern-company").json();
        var body = Map.of("game", "regiments", "force", sample.get("force"));
        var check = browser.post("/api/forces/check", body);
        assertThat(check.json().get("legal")).as(check.text()).isEqualTo(true);
        var made = browser.post("/api/forces", body);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        var id = made.text("id");
        assertThat(browser.get("/api/forces").text()).contains(id);
        assertThat(browser().get("/api/forces").text()).doesNotContain(id);
        assertThat(browser().get("/api/forces/" + id).status()).isEqualTo(404);
        assertThat(browser().call("PUT", "/api/forces/" + id, Json.write(body)).status())
                .isEqualTo(404);
        var wish = wish("bot:random");
        wish.put("a", "force:" + id);
        assertThat(browser.post("/api/matches", wish).status()).isEqualTo(201);
        assertThat(browser().post("/api/matches", wish).error()).isEqualTo("no-force");
        assertThat(browser.call("DELETE", "/api/forces/" + id, null).status()).isEqualTo(204);
        assertThat(browser.get("/api/forces/" + id).status()).isEqualTo(404);
    }

    @Test
    void aListThatIsNotUnderstoodIsSaidToBe() {
        var check =
                browser().post("/api/forces/check", Map.of("game", "regiments", "force", Map.of()));
        assertThat(check.json().get("legal")).isEqualTo(false);
        assertThat((List<?>) check.json().get("problems")).isNotEmpty();
        assertThat(
                        browser()
                                .post("/api/forces", Map.of("game", "regiments", "force", Map.of()))
                                .status())
                .isEqualTo(400);
    }

    @Test
    void theListShownAsAnExampleIsUnderstood() {
        for (var game : (List<?>) browser().get("/api/games").json().get("games")) {
            var id = ((Map<?, ?>) game).get("id");
            var example = ((Map<?, ?>) ((Map<?, ?>) game).get("blank")).get("example");
            var check =
                    browser().post("/api/forces/check", Map.of("game", id, "text", example)).json();
            assertThat((List<?>) check.get("problems")).as("%s", id).isEmpty();
            assertThat(check.get("force")).as("%s", id).isNotNull();
        }
    }

    @Test
    void oddsAreThoseOfTheCommandLine() {
        var asked =
                Map.of(
                        "game", "regiments",
                        "attacker", "salt-march/captain",
                        "target", "ashen-crown/coal-levy",
                        "action", "charge");
        var answer = browser().post("/api/odds", asked);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(answer.text("text")).isNotBlank();
        assertThat(answer.json().get("chart").toString()).contains("Wounds on");
        assertThat(answer.json().get("rows").toString()).contains("Melee won");
        assertThat(browser().get("/api/odds/circumstances?game=regiments").status()).isEqualTo(200);
    }

    @Test
    void aDisputeIsSettledFromItsTemplate() {
        var kinds = browser().get("/api/adjudicate/kinds?game=regiments");
        assertThat(kinds.text()).contains("\"kind\":\"hits\"");
        var template = browser().get("/api/adjudicate/template?game=regiments&kind=hits");
        var ruling =
                browser()
                        .post(
                                "/api/adjudicate",
                                Map.of("game", "regiments", "file", template.text("file")));
        assertThat(ruling.text("status")).as(ruling.text()).isIn("done", "waiting");
        assertThat(ruling.text("text")).isNotBlank();
        var wrong =
                browser().post("/api/adjudicate", Map.of("file", "game: regiments\nnonsense: 1"));
        assertThat(wrong.text("status")).isEqualTo("invalid");
    }

    @Test
    void aFinishedGameIsReplayedCheckedAndDownloaded() {
        try (var two = two()) {
            play(two, 8);
            two.a().ask("concede");
            two.b().until(s -> s.over());
            var path = "/api/matches/" + two.match();
            var timeline = two.ana().get(path + "/replay").json();
            var moments = (List<?>) timeline.get("moments");
            assertThat(moments).hasSizeGreaterThanOrEqualTo(9);
            assertThat((List<?>) timeline.get("lines")).isEqualTo(two.a().log());
            var last = (Map<?, ?>) moments.getLast();
            var view = two.ana().get(path + "/replay?entry=" + last.get("entry")).json();
            assertThat(units(view)).hasSize(units(two.a().state()).size());
            assertThat(units(view).toString()).isEqualTo(units(two.a().state()).toString());
            assertThat(two.ana().get(path + "/replay?entry=9999").status()).isEqualTo(404);
            var proof = two.ana().get(path + "/proof").json();
            assertThat(proof.get("seed")).isEqualTo(SEED);
            assertThat((List<?>) proof.get("rolls")).isNotEmpty();
            var journal = two.ana().get(path + "/journal");
            assertThat(journal.text("format")).isEqualTo("vexillum-journal");
            var known = org.vexillum.files.journal.Journals.known();
            assertThat(known.verify(known.read(journal.text())).trouble()).isEmpty();
            assertThat(two.ana().get(path + "/luck").status()).isEqualTo(200);
        }
    }

    private static List<?> units(Map<?, ?> message) {
        return (List<?>) ((Map<?, ?>) message.get("view")).get("units");
    }

    @Test
    void aRunningGameKeepsItsSeedAndSecrets() {
        try (var two = two()) {
            play(two, 2);
            var path = "/api/matches/" + two.match();
            assertThat(two.ana().get(path + "/replay").error()).isEqualTo("not-over");
            assertThat(two.ana().get(path + "/proof").error()).isEqualTo("not-over");
            assertThat(two.ana().get(path + "/journal").text()).doesNotContain(SEED);
            assertThat(two.ana().get(path + "/report").text()).doesNotContain(SEED);
        }
    }

    @Test
    void aSeatIsTakenToAnotherDeviceByLinkOrCode() {
        try (var two = two()) {
            var link =
                    two.ana()
                            .post(
                                    "/api/matches/" + two.match() + "/links",
                                    Map.of("for", "device"));
            assertThat(link.text("svg")).startsWith("<svg");
            var phone = browser();
            var taken =
                    phone.post(
                            "/api/seats",
                            Map.of("token", link.text("code").toLowerCase(java.util.Locale.ROOT)));
            assertThat(taken.text("seat")).isEqualTo("A");
            assertThat(browser().post("/api/seats", Map.of("token", link.text("code"))).status())
                    .isEqualTo(404);
            two.b().until(s -> s.log().toString().contains("Side A has come with one more device"));
            var tablet = browser();
            tablet.post("/api/seats", Map.of("token", token(link.text("url"))));
            assertThat(tablet.get("/api/matches/" + two.match()).text("seat")).isEqualTo("A");
        }
    }

    @Test
    void aCalledRefereeMayTakeBack() {
        try (var two = two()) {
            play(two, 2);
            var judge = judge(two);
            try (var seat = judge.sit(two.match())) {
                seat.until(s -> true);
                assertThat(LiveTest.error(seat.ask("undo"))).isEqualTo("not-called");
                two.a().ask("call-referee");
                seat.until(s -> Boolean.TRUE.equals(s.state().get("calls")));
                assertThat(seat.ask("undo").get("type")).isEqualTo("accepted");
            }
        }
    }

    @Test
    void publicGamesAreListedForEverybody() {
        var wish = wish("bot:random");
        wish.put("public", true);
        var made = browser().post("/api/matches", wish);
        browser().post("/api/matches", wish("bot:random"));
        assertThat((List<?>) browser().get("/api/watch").json().get("matches")).hasSize(1);
        try (var seat = browser().sit(made.text("match"))) {
            seat.until(s -> true);
            assertThat(seat.state().get("seat")).isEqualTo("spectator");
        }
    }

    @Test
    void nothingIsSaidBeyondWords() {
        var unknown = browser().get("/api/none");
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(unknown.error()).isEqualTo("no-call");
        assertThat(browser().post("/api/matches", "{").error()).isEqualTo("no-json");
        assertThat(browser().post("/api/matches", "x".repeat(1_100_000)).status()).isEqualTo(413);
        assertThat(browser().post("/api/matches", Map.of("game", "chess")).error())
                .isEqualTo("no-game");
        var headers = browser().get("/").response().headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                .contains("script-src 'self'");
        assertThat(headers.firstValue("Referrer-Policy").orElse("")).isEqualTo("no-referrer");
        var alien = browser().with("X-Test", "1");
        assertThat(alien.post("/api/matches", wish("link")).status()).isEqualTo(201);
    }
}
