package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.files.journal.Journals;
import org.vexillum.server.client.Browser;

/** Terrain before a game, sight during it, and what can be done with a moment of it. */
class MomentsTest extends ServerTest {
    private static Map<String, Object> firstBlood(String opponent) {
        var wish = wish(opponent);
        wish.put("game", "first-blood");
        wish.put("a", "sample:pit-wolves");
        wish.put("b", "sample:lamplit-watch");
        return wish;
    }

    private static Map<String, Object> wishFor(String game, String opponent) {
        return game.equals("regiments") ? wish(opponent) : firstBlood(opponent);
    }

    @Test
    void aStrangerLooksAtAFinishedGameByItsAddress() {
        var browser = browser();
        var match = browser.post("/api/matches", wish("bot:random")).text("match");
        var stranger = browser();
        stranger.get("/api/matches");
        try (var seat = browser.sit(match)) {
            seat.until(s -> s.asked());
            for (var page : List.of("replay", "luck", "proof", "journal"))
                assertThat(stranger.get("/api/matches/" + match + "/" + page).status())
                        .as(page)
                        .isIn(401, 403);
            seat.ask("concede");
            seat.until(s -> s.over());
        }
        for (var page : List.of("replay", "luck", "proof", "journal"))
            assertThat(stranger.get("/api/matches/" + match + "/" + page).status())
                    .as(page)
                    .isEqualTo(200);
        var listed = stranger.get("/api/replays").json().get("matches");
        assertThat(listed.toString()).doesNotContain(match);
    }

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood"})
    void terrainIsDrawnChangedAndPlayedOn(String game) {
        var wish = wishFor(game, "bot:random");
        var drawn = browser().post("/api/terrain", wish);
        var pieces = (List<?>) drawn.json().get("pieces");
        assertThat(pieces).as(drawn.text()).hasSizeGreaterThan(7);
        assertThat((List<?>) drawn.json().get("refusals")).isEmpty();
        wish.put("terrain", pieces);
        var browser = browser();
        var match = browser.post("/api/matches", wish);
        assertThat(match.status()).as(match.text()).isEqualTo(201);
        try (var seat = browser.sit(match.text("match"))) {
            seat.until(s -> true);
            var view = (Map<?, ?>) seat.state().get("view");
            assertThat((List<?>) view.get("terrain")).hasSameSizeAs(pieces);
        }
    }

    @Test
    void piecesThatAreNotOneAreRefused() {
        var beside = Map.of("type", "forest", "shape", Map.of("disc", List.of(0, 0, 5000)));
        var strange = Map.of("type", "bog", "shape", Map.of("disc", List.of(30000, 30000, 5000)));
        var crossed =
                Map.of(
                        "type",
                        "forest",
                        "shape",
                        Map.of(
                                "polygon",
                                List.of(
                                        List.of(0, 0),
                                        List.of(9000, 9000),
                                        List.of(9000, 0),
                                        List.of(0, 9000))));
        var tiny = Map.of("type", "forest", "shape", Map.of("disc", List.of(30000, 30000, 5)));
        assertThat(terrain(beside)).isEqualTo("piece-off-table");
        assertThat(terrain(strange)).isEqualTo("no-kind");
        assertThat(terrain(crossed)).isEqualTo("no-outline");
        assertThat(terrain(tiny)).isEqualTo("piece-size");
        assertThat(terrain("atlantis")).isEqualTo("no-kind");
    }

    private String terrain(Object piece) {
        var wish = wish("bot:random");
        wish.put("terrain", piece instanceof String ? piece : List.of(piece));
        return browser().post("/api/matches", wish).error();
    }

    @Test
    void aWallInTheDeploymentZoneIsRefusedWithItsRule() {
        var wish = wish("bot:random");
        var wall = Map.of("type", "cliff", "shape", Map.of("disc", List.of(90000, 10000, 5000)));
        wish.put("terrain", List.of(wall));
        var refused = browser().post("/api/terrain", wish);
        assertThat(refused.text()).contains("AOFR-DEPLOY-02", "Cliff 1");
        assertThat(browser().post("/api/matches", wish).error()).isEqualTo("terrain-in-deployment");
    }

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood"})
    void sightIsToldWithEveryLine(String game) {
        var browser = browser();
        var match = browser.post("/api/play-now", Map.of("game", game)).text("match");
        try (var seat = browser.sit(match)) {
            seat.until(s -> s.asked());
            var own = units(seat.state(), "A");
            var theirs = units(seat.state(), "B");
            var reply = seat.ask("sight", "unit", own.getFirst(), "target", theirs.getFirst());
            assertThat(reply.get("type")).as(reply.toString()).isEqualTo("sight");
            assertThat((List<?>) reply.get("lines")).isNotEmpty();
            assertThat(reply.get("text").toString()).contains(" see ");
            assertThat(LiveTest.error(seat.ask("sight", "unit", "A-nobody", "target", "B-x")))
                    .isEqualTo("not-on-table");
        }
    }

    private static List<String> units(Map<?, ?> state, String side) {
        return ((List<?>) ((Map<?, ?>) state.get("view")).get("units"))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .filter(each -> side.equals(each.get("side")))
                        .map(each -> String.valueOf(each.get("id")))
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood"})
    void aMomentIsPlayedOnAndOpenedInTheReferee(String game) {
        try (var two = two(wishFor(game, "link"))) {
            play(two, 14);
            assertThat(two.ana().get("/api/matches/" + two.match() + "/position?entry=3").error())
                    .isEqualTo("not-over");
            two.a().ask("concede");
            two.a().until(s -> Boolean.TRUE.equals(head(s.state()).get("over")));
            var path = "/api/matches/" + two.match();
            var view = two.ana().get(path + "/replay?entry=9").json();
            var file = two.ana().get(path + "/position?entry=9");
            assertThat(file.status()).as(file.text()).isEqualTo(200);
            var ruling =
                    browser()
                            .post(
                                    "/api/adjudicate",
                                    Map.of("game", game, "file", asked(file.text("file"), game)));
            assertThat(ruling.text("status")).as(ruling.text()).isNotEqualTo("invalid");
            var wish = new LinkedHashMap<String, Object>();
            wish.put("entry", 9);
            wish.put("opponent", "bot:random");
            wish.put("side", "B");
            var made = two.ana().post(path + "/continue", wish);
            assertThat(made.status()).as(made.text()).isEqualTo(201);
            wish.put("entry", 99);
            assertThat(two.ana().post(path + "/continue", wish).error()).isEqualTo("no-moment");
            assertThat(browser().post(path + "/continue", wish).error()).isEqualTo("no-moment");
            playedOn(two, made.text("match"), units(view, "A"));
        }
    }

    private static Map<?, ?> head(Map<?, ?> state) {
        return (Map<?, ?>) state.get("match");
    }

    /** The position with a question that every position can answer. */
    private static String asked(String file, String game) {
        var fields = new LinkedHashMap<Object, Object>(Json.body(file).fields());
        fields.put("do", Map.of("kind", game.equals("regiments") ? "round-end" : "victory"));
        return Json.write(fields);
    }

    /** It begins with the old entries, and its own journal is whole and verified. */
    private void playedOn(Two two, String match, List<String> own) {
        try (var seat = two.ana().sit(match)) {
            seat.until(s -> s.asked() || String.valueOf(s.log()).contains("goes on from"));
            assertThat(units(seat.state(), "A")).isEqualTo(own);
            seat.until(s -> s.asked());
            seat.choose(1);
            restart();
        }
        try (var seat = browser(two).sit(match)) {
            seat.until(s -> true);
            seat.ask("concede");
            seat.until(s -> Boolean.TRUE.equals(head(s.state()).get("over")));
        }
        var journal = browser(two).get("/api/matches/" + match + "/journal");
        assertThat(journal.text()).contains(">9>live:");
        var known = Journals.known();
        assertThat(known.verify(known.read(journal.text())).trouble()).isEmpty();
        var proof = browser(two).get("/api/matches/" + match + "/proof").json();
        assertThat(proof.get("since")).isEqualTo(9);
    }

    /** Ana at the server that was started last. */
    private Browser browser(Two two) {
        return two.ana().at(server.port());
    }
}
