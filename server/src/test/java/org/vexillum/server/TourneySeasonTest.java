package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.list;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** Ratings over several events, and games played on the program's own tables. */
class TourneySeasonTest extends ServerTest {
    private static void play(Event event) {
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        for (int round = 1; round <= 3; round++) {
            event.run("pair");
            event.run("publish");
            for (var game : games(event.view()))
                event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        }
        event.run("close");
    }

    private static final Map<String, Object> SETTINGS =
            Map.of("name", "First", "rounds", 3, "listsRequired", false, "seed", 5);

    @Test
    void ratingsGoOnFromOneEventToTheNext() {
        var organiser = browser();
        var first =
                Event.make(
                        organiser, "name", "First", "rounds", 3, "listsRequired", false, "seed", 5);
        play(first);
        var made =
                organiser.post("/api/tourneys", Map.of("settings", SETTINGS, "season", first.id()));
        var second = Event.of(made, organiser);
        assertThat(second.view().get("season")).isEqualTo(first.view().get("season"));
        play(second);
        var season = browser().get("/api/seasons/" + first.view().get("season")).json();
        assertThat(list(season.get("events"))).hasSize(2);
        var leader = list(season.get("players")).getFirst();
        assertThat(list(leader.get("history"))).hasSize(2);
        assertThat(leader.get("games")).isEqualTo(6);
        assertThat(leader.get("shown").toString()).matches("\\d+");
        assertThat(season.get("winners").toString()).contains(leader.get("name").toString());
        assertThat(season.get("prizes").toString())
                .contains(leader.get("name").toString(), "WC-RATING-12", "WC-RATING-13");
        var ratings = (Map<?, ?>) second.view().get("ratings");
        var before = (Map<?, ?>) first.view().get("ratings");
        for (var who : List.of("#1", "#2", "#3", "#4"))
            assertThat(((Map<?, ?>) ratings.get(who)).get("before"))
                    .isEqualTo(((Map<?, ?>) before.get(who)).get("now"));
    }

    @Test
    void aGameOnOurOwnTableIsReportedWithBothPlayersConsent() {
        var event = Event.make(browser(), "name", "Plain", "pack", "plain", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        var game = games(event.view()).getFirst();
        var ana = event.player(browser(), game.get("a").toString());
        var bea = event.player(browser(), game.get("b").toString());
        try (var two = two()) {
            event.player(two.ben(), game.get("a").toString());
            event.taken(two.ben(), "match", "match", two.match(), "side", "B");
            assertThat(event.ask(ana, "report", "match", true).error()).isEqualTo("match-not-over");
            two.a().ask("concede");
            two.b().until(seat -> seat.over());
            event.taken(ana, "report", "match", true);
            var shown = games(event.view(bea)).getFirst();
            assertThat(((Map<?, ?>) shown.get("match")).get("over")).isEqualTo(true);
            event.taken(bea, "confirm");
        }
        var sides = list(games(event.view()).getFirst().get("sides"));
        assertThat(sides.getFirst().get("result")).isEqualTo("win");
    }

    @Test
    void aGameThatCountsOtherPointsIsNotLinked() {
        var event = Event.make(browser(), "name", "Warcrow", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        try (var two = two()) {
            var wish = new Object[] {"table", 1, "match", two.match(), "side", "A"};
            var ana = event.player(two.ana(), games(event.view()).getFirst().get("a").toString());
            assertThat(event.ask(ana, "match", wish).error()).isEqualTo("match-other-pack");
        }
    }

    @Test
    void anUnknownGameIsNotLinked() {
        var event = Event.make(browser(), "name", "Plain", "pack", "plain", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        Browser organiser = event.organiser();
        assertThat(event.ask(organiser, "match", "table", 1, "match", "x", "side", "A").error())
                .isEqualTo("match-not-given");
    }
}
