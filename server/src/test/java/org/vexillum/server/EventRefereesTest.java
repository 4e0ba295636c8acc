package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** The referee of an event comes to its tables by office (WC-REF-01), but to no others. */
class EventRefereesTest extends ServerTest {
    private Event event;
    private Browser ana;
    private Browser ben;

    @BeforeEach
    void pair() {
        event = Event.make(browser(), "name", "Autumn cup", "listsRequired", false, "seed", 3);
        publish(event, "Ana\nBen\nCris\nDani");
        var game = Event.games(event.view()).getFirst();
        ana = event.player(browser(), game.get("a").toString());
        ben = event.player(browser(), game.get("b").toString());
    }

    private static void publish(Event event, String names) {
        event.run("enter", "text", names, "present", true);
        event.run("pair");
        event.run("publish");
    }

    private static Map<String, Object> game(String event) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", "warcrow");
        wish.put("a", "sample:grey-vigil");
        wish.put("b", "sample:ember-pact");
        wish.put("opponent", "link");
        wish.put("event", event);
        return wish;
    }

    /** A game that says it belongs to an event, between these two. */
    private static String begin(String event, Browser maker, Browser guest) {
        var made = maker.post("/api/matches", game(event));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        guest.post("/api/seats", Map.of("token", token(made.text("invite"))));
        return made.text("match");
    }

    private static Browser.Answer unasked(Browser judge, String match) {
        return judge.post("/api/matches/" + match + "/referee", Map.of());
    }

    @Test
    void theRefereeAndTheOrganiserSitByOfficeAndTheLogSaysSo() {
        var match = begin(event.id(), ana, ben);
        for (var judge : new Browser[] {event.referee(browser()), event.organiser()}) {
            var taken = unasked(judge, match);
            assertThat(taken.status()).as(taken.text()).isEqualTo(200);
            assertThat(taken.text("seat")).isEqualTo("referee");
        }
        try (var a = ana.sit(match);
                var judge = event.organiser().sit(match)) {
            a.until(s ->
                    s.log()
                            .toString()
                            .contains(
                                    "The referee of the event “Autumn cup” sits at this table, by"
                                            + " office"));
            assertThat(a.state().get("referees").toString()).contains("office=true");
            assertThat(LiveTest.error(a.ask("offer", "what", "release"))).isEqualTo("no-referee");
            a.ask("call-referee");
            judge.until(s -> Boolean.TRUE.equals(s.state().get("calls")));
            assertThat(judge.ask("offer", "what", "stop").get("type")).isEqualTo("accepted");
        }
    }

    @Test
    void byAPlayersLinkHeNeedsNobodysConsentEither() {
        var match = begin(event.id(), ben, ana);
        var link = ana.post("/api/matches/" + match + "/links", Map.of("for", "referee"));
        var judge = event.referee(browser());
        var taken = judge.post("/api/seats", Map.of("token", token(link.text("url"))));
        assertThat(taken.text("seat")).isEqualTo("referee");
    }

    @Test
    void whoeverIsRefereeElsewhereIsNone() {
        var match = begin(event.id(), ana, ben);
        var other = Event.make(browser(), "name", "Mine", "listsRequired", false);
        assertThat(unasked(other.organiser(), match).error()).isEqualTo("no-office");
        assertThat(unasked(browser(), match).error()).isEqualTo("no-office");
        assertThat(unasked(ana, match).error()).isEqualTo("referee-plays");
    }

    /** He makes an event of his own, and says that the game belongs to it. */
    @Test
    void anEventInWhichTheOtherDoesNotPlayGivesNoOffice() {
        var eve = browser();
        var own = Event.make(eve, "name", "Mine", "listsRequired", false, "seed", 3);
        publish(own, "Eve\nVictim\nCris\nDani");
        var game = Event.games(own.view()).getFirst();
        var player = own.player(browser(), game.get("a").toString());
        var match = begin(own.id(), player, browser());
        assertThat(unasked(eve, match).error()).isEqualTo("no-office");
    }

    /** WC-REF-07: whoever runs the event and plays in it asks for a deputy in his own games. */
    @Test
    void anOrganiserWhoPlaysIsNotTheRefereeOfHisOwnGame() {
        var game = Event.games(event.view()).getFirst();
        var both = event.player(event.organiser(), game.get("a").toString());
        var match = begin(event.id(), ana, ben);
        assertThat(unasked(both, match).error()).isEqualTo("no-office");
        var own = begin(event.id(), both, ben);
        assertThat(unasked(both, own).error()).isEqualTo("referee-plays");
        assertThat(unasked(event.referee(browser()), own).text("seat")).isEqualTo("referee");
    }

    @Test
    void twoEntrantsWhoWereNotPairedPlayNoGameOfTheEvent() {
        var last = Event.games(event.view()).getLast();
        var cris = event.player(browser(), last.get("a").toString());
        var match = begin(event.id(), ana, cris);
        assertThat(unasked(event.referee(browser()), match).error()).isEqualTo("no-office");
    }
}
