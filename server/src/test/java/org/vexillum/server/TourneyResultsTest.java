package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.list;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** Results come in, wrong ones too, while the clock runs. */
class TourneyResultsTest extends ServerTest {
    private Instant now = Instant.parse("2026-12-05T09:00:00Z");

    /** A clock that a test turns. */
    private final class Turned extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private Event event;
    private Map<?, ?> game;
    private Browser ana;
    private Browser bea;

    @Override
    ServerOptions options() {
        return super.options().withClock(new Turned());
    }

    @BeforeEach
    void prepare() {
        event = Event.make(browser(), "name", "Autumn", "rounds", 3, "listsRequired", false);
        pass();
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        pass();
        event.run("pair");
        pass();
        event.run("publish");
        pass();
        game = games(event.view()).getFirst();
        ana = event.player(browser(), game.get("a").toString());
        bea = event.player(browser(), game.get("b").toString());
    }

    private void pass() {
        now = now.plus(Duration.ofMinutes(1));
    }

    private Map<?, ?> table() {
        return games(event.view()).getFirst();
    }

    @Test
    void aReportIsShownWithItsTimeUntilItIsAccepted() {
        var at = now.toString();
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        now = now.plus(Duration.ofMinutes(20));
        var report = list(table().get("reports")).getFirst();
        assertThat(report.get("at")).isEqualTo(at);
        assertThat(event.view().get("now")).isEqualTo(now.toString());
        assertThat(games(event.view(browser())).getFirst().get("reports")).isNull();
        event.run("accept");
        assertThat(table().get("state")).isEqualTo("done");
    }

    @Test
    void reportsThatDifferAreHeldForTheReferee() {
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        event.taken(bea, "report", "scores", List.of(3, 1, 7, 2));
        assertThat(table().get("state")).isEqualTo("disputed");
        assertThat(event.ask(bea, "confirm").error()).isEqualTo("disputed");
        event.run("accept");
        assertThat(table().get("state")).isEqualTo("disputed");
        var referee = event.referee(browser());
        var wrong = event.ask(referee, "correct", "table", 1, "scores", List.of(5, 1, 4, 1));
        assertThat(wrong.error()).isEqualTo("missing");
        event.taken(referee, "correct", "table", 1, "scores", List.of(5, 1, 4, 1), "why", "seen");
        assertThat(list(table().get("sides")).getFirst().get("result")).isEqualTo("partialTriumph");
        assertThat(list(table().get("reports"))).hasSize(3);
    }

    @Test
    void aPhoneThatSendsTwiceDoesNoHarm() {
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        event.taken(bea, "confirm");
        event.taken(bea, "confirm");
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        assertThat(event.ask(ana, "report", "scores", List.of(9, 2, 3, 1)).error())
                .isEqualTo("reported-already");
    }

    @Test
    void nobodyConfirmsWhatHeHasNotSeen() {
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        event.taken(ana, "report", "scores", List.of(9, 4, 3, 1));
        assertThat(event.ask(bea, "confirm", "scores", List.of(7, 2, 3, 1)).error())
                .isEqualTo("report-changed");
        assertThat(table().get("state")).isEqualTo("reported");
        assertThat(event.ask(ana, "confirm").error()).isEqualTo("own-report");
    }

    @Test
    void whatNoGameCanGiveIsRefusedAndNothingChanges() {
        var version = event.view().get("version");
        var answer = event.ask(ana, "report", "scores", List.of(10, 2, 3, 1));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).isEqualTo("out-of-range");
        assertThat(answer.text()).contains("WC-REPORT-02");
        assertThat(event.ask(ana, "report", "scores", List.of(1, 2, 3)).error())
                .isEqualTo("no-scores");
        assertThat(event.ask(ana, "report", "table", 2, "scores", List.of(1, 1, 1, 1)).status())
                .isEqualTo(403);
        assertThat(event.ask(event.organiser(), "pair").error()).isEqualTo("missing-results");
        assertThat(event.view().get("version")).isEqualTo(version);
        var next = (Map<?, ?>) event.view().get("next");
        assertThat(next.get("can")).isEqualTo("play");
        assertThat(next.get("missing").toString()).contains("Ana").doesNotContain("#");
    }

    @Test
    void theRefereesWordStandsBesideWhatWasComputed() {
        event.run("report", "table", 1, "scores", List.of(7, 2, 3, 1));
        event.run("decide", "round", 1, "who", game.get("a"), "tp", 2, "vp", 5, "why", "late");
        var side = list(table().get("sides")).getFirst();
        assertThat(side.get("tp")).isEqualTo(2);
        assertThat(side.get("decided")).isEqualTo(Map.of("tp", 4, "vp", 9));
    }

    @Test
    void aDropInMidRoundIsAQuestion() {
        var held = (Map<?, ?>) event.taken(ana, "drop").get("held");
        assertThat(held.get("message").toString()).contains("in mid-round");
        assertThat(list(held.get("choices"))).hasSize(3);
        event.taken(ana, "stay");
        assertThat(list(event.view().get("questions"))).isEmpty();
        event.taken(ana, "drop");
        event.run("drop", "who", game.get("a"), "how", "noShow");
        assertThat(list(event.view().get("questions"))).isEmpty();
        assertThat(table().get("absent")).isEqualTo(List.of(game.get("a")));
        assertThat(event.view().get("entrants").toString()).contains("status=dropped");
    }

    @Test
    void ifTheGameIsPlayedToItsEndTheQuestionIsAnswered() {
        event.taken(ana, "drop");
        assertThat(list(event.view().get("questions"))).hasSize(1);
        event.run("drop", "who", game.get("a"), "how", "afterRound");
        assertThat(list(event.view().get("questions"))).isEmpty();
    }

    @Test
    void aRoundIsTakenBackWithItsClock() {
        now = now.plusSeconds(1);
        event.run("timer", "action", "start", "minutes", 90);
        now = now.plusSeconds(1);
        event.run("undo");
        assertThat(event.view().get("timer")).isNull();
        assertThat(list(event.view().get("games")).getFirst().get("published")).isEqualTo(false);
    }

    @Test
    void theClockSurvivesAndIsGivenMoreTime() {
        event.run("timer", "action", "start", "minutes", 90);
        now = now.plus(Duration.ofMinutes(30));
        event.run("timer", "action", "pause");
        now = now.plus(Duration.ofMinutes(15));
        restart();
        var later = event.at(event.organiser().at(server.port()));
        assertThat(timer(later).get("leftSeconds")).isEqualTo(60 * 60);
        assertThat(timer(later).get("running")).isEqualTo(false);
        later.run("timer", "action", "resume");
        later.run("timer", "action", "add", "minutes", 5);
        later.run("timer", "action", "add", "minutes", 10, "table", 2);
        now = now.plus(Duration.ofMinutes(5));
        assertThat(timer(later).get("leftSeconds")).isEqualTo(60 * 60);
        assertThat(timer(later).get("endsAt")).isEqualTo(now.plusSeconds(3600).toString());
        assertThat(list(timer(later).get("tables")).getFirst().get("leftSeconds"))
                .isEqualTo(70 * 60);
        assertThat(
                        later.ask(
                                        later.organiser(),
                                        "timer",
                                        "action",
                                        "add",
                                        "minutes",
                                        1,
                                        "table",
                                        9)
                                .status())
                .isEqualTo(404);
    }

    @Test
    void theNextRoundHasAClockOfItsOwn() {
        event.run("timer", "action", "start", "minutes", 90);
        for (var each : games(event.view()))
            event.run("report", "table", each.get("table"), "scores", List.of(5, 1, 4, 2));
        event.run("pair");
        event.run("publish");
        assertThat(event.view().get("timer")).isNull();
        event.run("timer", "action", "start", "minutes", 60);
        assertThat(timer(event).get("round")).isEqualTo(2);
    }

    private static Map<?, ?> timer(Event event) {
        return (Map<?, ?>) event.view().get("timer");
    }

    @Test
    void aListIsLockedAtItsDeadline() {
        var other = Event.make(browser(), "name", "Lists", "listsUntil", "2026-12-05T10:00:00Z");
        other.run("enter", "text", "Ana");
        var player = other.player(browser(), "#1");
        other.taken(player, "list", "text", "Grey Marshal [High Command] (60 pts)");
        now = Instant.parse("2026-12-05T10:00:00Z");
        assertThat(other.ask(player, "list", "text", "x").error()).isEqualTo("lists-locked");
        other.run("list", "who", "#1", "text", "Lantern Bearers x2 (60 pts)");
    }
}
