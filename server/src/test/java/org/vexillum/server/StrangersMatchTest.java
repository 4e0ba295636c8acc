package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** An event learns of the matches that somebody who plays them gave to it, and of no others. */
class StrangersMatchTest extends ServerTest {
    private static final String NONE = "AAAAAAAAAAAA";

    private Event event() {
        var event =
                Event.make(
                        browser(),
                        "name",
                        "Mine",
                        "pack",
                        "plain",
                        "listsRequired",
                        false,
                        "seed",
                        5);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        return event;
    }

    private static Object[] linking(String match) {
        return new Object[] {"table", 1, "match", match, "side", "A"};
    }

    /** What a stranger is told about a match that runs in private, and about one that is not. */
    @Test
    void aStrangersEventDoesNotEvenLearnWhetherThereIsSuchAMatch() {
        var event = event();
        var player = event.player(browser(), games(event.view()).getFirst().get("a").toString());
        try (var two = two()) {
            play(two, 4);
            for (var who : List.of(event.organiser(), player)) {
                var there = event.ask(who, "match", linking(two.match()));
                var none = event.ask(who, "match", linking(NONE));
                assertThat(there.status()).isEqualTo(404);
                assertThat(there.text()).isEqualTo(none.text());
                assertThat(there.error()).isEqualTo("match-not-given");
            }
            assertThat(games(event.view()).toString()).doesNotContain(two.match());
        }
    }

    @Test
    void aSpectatorGivesNothing() {
        var event = event();
        try (var two = two()) {
            event.organiser().post("/api/seats", Map.of("token", token(two.watch())));
            assertThat(event.ask(event.organiser(), "match", linking(two.match())).error())
                    .isEqualTo("match-not-given");
        }
    }

    @Test
    void aPlayerGivesHisMatchAndTheOrganiserSeesHowItStands() {
        var event = event();
        try (var two = two()) {
            var a = games(event.view()).getFirst().get("a").toString();
            event.player(two.ana(), a);
            event.taken(two.ana(), "match", "match", two.match(), "side", "A");
            var shown = (Map<?, ?>) games(event.view()).getFirst().get("match");
            assertThat(shown.get("id")).isEqualTo(two.match());
            assertThat(event.ask(event.organiser(), "report", "table", 1, "match", true).error())
                    .isEqualTo("match-not-over");
        }
    }

    /** The file says that the match is played at a table of the event. */
    @Test
    void anImportedEventLearnsNothingEither() {
        try (var two = two()) {
            play(two, 4);
            var there = imported(two.match(), "forged-one", "FRGDAA");
            var none = imported(NONE, "forged-two", "FRGDBB");
            assertThat(seen(there).replace(two.match(), NONE)).isEqualTo(seen(none));
            var report = new Object[] {"table", 1, "match", true};
            assertThat(there.ask(there.organiser(), "report", report).text())
                    .isEqualTo(none.ask(none.organiser(), "report", report).text());
        }
    }

    private static String seen(Event event) {
        return games(event.view()).getFirst().toString();
    }

    private Event imported(String match, String id, String code) {
        var own = event();
        try (var mine = two()) {
            own.player(mine.ana(), games(own.view()).getFirst().get("a").toString());
            own.taken(mine.ana(), "match", "match", mine.match(), "side", "A");
            var text = own.organiser().get(own.path("/files/event.json")).text();
            var file = new LinkedHashMap<String, Object>();
            Json.read(text.replace(mine.match(), match), Map.class)
                    .forEach((name, value) -> file.put(name.toString(), value));
            file.put("id", id);
            file.put("code", code);
            Browser organiser = own.organiser();
            var made =
                    organiser.post("/api/tourneys/import", Map.of("file", file, "ownSeason", true));
            return Event.of(made, organiser);
        }
    }

    /** A game of Warcrow that was made from the page of the event. */
    @Test
    void theOrganiserLinksAMatchThatWasMadeForHisEvent() {
        var event = Event.make(browser(), "name", "Warcrow", "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        var game = wish("link");
        game.put("game", "warcrow");
        game.put("a", "sample:grey-vigil");
        game.put("b", "sample:ember-pact");
        game.put("event", event.id());
        var match = browser().post("/api/matches", game).text("match");
        event.taken(event.organiser(), "match", linking(match));
        assertThat(games(event.view()).toString()).contains(match);
    }
}
