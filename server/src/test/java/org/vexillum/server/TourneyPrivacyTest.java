package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.lines;
import static org.vexillum.server.client.Event.list;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Event;

/** Names are those that people chose, links can be renewed, and people can be forgotten. */
class TourneyPrivacyTest extends ServerTest {
    private Event played() {
        var event = Event.make(browser(), "name", "Autumn", "rounds", 3, "listsRequired", false);
        event.run(
                "enter",
                "entrants",
                List.of(
                        Map.of("name", "Ana Gil", "player", "ES-77", "club", "Lobos"),
                        Map.of("name", "Bea"),
                        Map.of("name", "Coro"),
                        Map.of("name", "Dora")),
                "present",
                true);
        event.taken(event.player(browser(), "#1"), "shownAs", "name", "Wolf");
        for (int round = 1; round <= 3; round++) {
            event.run("pair");
            event.run("publish");
            for (var game : games(event.view()))
                event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        }
        event.run("penalty", "who", "#1", "kind", "TP", "amount", 1, "why", "Ana Gil was late");
        event.run("close");
        return event;
    }

    @Test
    void thePublicSeesTheNameThatSomebodyChose() {
        var event = played();
        for (var path : List.of("", "/files/standings.csv", "/files/games.csv", "/why?who=%231"))
            assertThat(browser().get(event.path(path)).text())
                    .as(path)
                    .contains("Wolf")
                    .doesNotContain("Ana Gil", "ES-77", "Lobos");
        var season = browser().get("/api/seasons/" + event.view().get("season"));
        assertThat(season.text()).contains("Wolf").doesNotContain("Ana Gil", "ES-77");
        assertThat(event.view().get("entrants").toString()).contains("Ana Gil", "Wolf");
    }

    @Test
    void whoIsRemovedLeavesGamesAndStandingsUnderANumber() {
        var event = played();
        var before = lines(event.view());
        event.run("remove", "who", "#1");
        var export = event.organiser().get(event.path("/files/event.json")).text();
        var log = event.organiser().get(event.path("/log")).text();
        var all = export + log + event.view() + event.organiser().get("/api/tourneys").text();
        assertThat(all).doesNotContain("Ana Gil", "ES-77", "Lobos", "Wolf");
        assertThat(log).contains("#1 was late");
        for (int i = 0; i < before.size(); i++) {
            var now = lines(event.view()).get(i);
            assertThat(now.get("who")).isEqualTo(before.get(i).get("who"));
            assertThat(now.get("tp")).isEqualTo(before.get(i).get("tp"));
            if (now.get("who").equals("#1")) assertThat(now.get("name")).isEqualTo("#1");
        }
    }

    @Test
    void aPersonIsRemovedOnlyAfterTheEvent() {
        var event = Event.make(browser(), "name", "Autumn");
        event.run("enter", "text", "Ana");
        assertThat(event.ask(event.organiser(), "remove", "who", "#1").error())
                .isEqualTo("remove-open");
    }

    @Test
    void aRenewedLinkShutsOutWhoeverCameByTheOldOne() {
        var event = Event.make(browser(), "name", "Autumn");
        event.run("enter", "text", "Ana");
        var phone = event.player(browser(), "#1");
        assertThat(role(event, phone)).isEqualTo("player");
        var wish = Map.of("role", "player", "who", "#1", "renew", true);
        var links = event.organiser().post(event.path("/links"), wish);
        assertThat(role(event, phone)).isEqualTo("public");
        var fresh = list(links.json().get("links")).getFirst();
        phone.post("/api/passes", Map.of("token", Event.token(fresh)));
        assertThat(role(event, phone)).isEqualTo("player");
        event.organiser().post(event.path("/links"), Map.of("role", "organiser", "renew", true));
        assertThat(role(event, event.organiser())).isEqualTo("organiser");
        var late = browser();
        assertThat(late.post("/api/passes", Map.of("token", event.token(0))).status())
                .isEqualTo(404);
    }

    private static Object role(Event event, org.vexillum.server.client.Browser browser) {
        return event.view(browser).get("as");
    }
}
