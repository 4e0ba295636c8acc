package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.lines;
import static org.vexillum.server.client.Event.list;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** An event from its making to its standings, over HTTP. */
class TourneyTest extends ServerTest {
    private Event five() {
        var event = Event.make(browser(), "name", "Autumn", "rounds", 3, "listsRequired", false);
        event.run("enter", "text", "Ana\tES-1\tNorth\nBea\nCoro\nDora\nEva\n", "present", true);
        return event;
    }

    private Browser at(Event event, Map<?, ?> game, String side) {
        return event.player(browser(), game.get(side).toString());
    }

    @Test
    void aRoundIsPairedPublishedReportedAndConfirmed() {
        var event = five();
        event.run("pair");
        assertThat(event.view(browser()).get("round")).isEqualTo(0);
        assertThat(list(event.view(browser()).get("games"))).isEmpty();
        event.run("publish");
        var game = games(event.view()).getFirst();
        var ana = at(event, game, "a");
        var bea = at(event, game, "b");
        event.taken(ana, "report", "scores", List.of(7, 2, 3, 1));
        assertThat(mine(event, ana)).isEqualTo("waitConfirm");
        assertThat(mine(event, bea)).isEqualTo("confirm");
        event.taken(bea, "confirm", "scores", List.of(7, 2, 3, 1));
        var done = games(event.view(browser())).getFirst();
        assertThat(done.get("state")).isEqualTo("done");
        assertThat(list(done.get("sides")).getFirst().get("result")).isEqualTo("supremacy");
        assertThat(lines(event.view(browser())).getFirst().get("tp")).isEqualTo(4);
    }

    private static Object mine(Event event, Browser browser) {
        return ((Map<?, ?>) event.view(browser).get("mine")).get("todo");
    }

    @Test
    void oneWhoComesLateTakesTheByeWithFactionAndAll() {
        var event = five();
        event.run("pair");
        var two = event.ask(event.organiser(), "late", "text", "Fran\nGil", "fillsBye", true);
        assertThat(two.error()).isEqualTo("one-entrant");
        event.run("late", "text", "Fran\t\tSouth", "fillsBye", true);
        assertThat(games(event.view())).hasSize(3);
        var fran = list(event.view().get("entrants")).getLast();
        assertThat(fran.get("realName")).isEqualTo("Fran");
        assertThat(fran.get("faction")).isEqualTo("South");
    }

    @Test
    void whoRegistersByTheCodeIsAPlayer() {
        var event = Event.make(browser(), "name", "Open", "date", "2026-12-05");
        var code = event.view().get("code").toString();
        var found = browser().get("/api/tourneys/code/" + code.toLowerCase(java.util.Locale.ROOT));
        assertThat(found.text("id")).isEqualTo(event.id());
        assertThat(found.json().get("registrationOpen")).isEqualTo(true);
        var ana = browser();
        var entered = ana.post(event.path("/entry"), Map.of("name", "Ana Gil", "shownAs", "Wolf"));
        assertThat(entered.text("who")).isEqualTo("#1");
        assertThat(mine(event, ana)).isEqualTo("list");
        assertThat(browser().post(event.path("/entry"), Map.of("name", "ana  gil")).error())
                .isEqualTo("name-twice");
        assertThat(event.view().get("undo")).isNull(); // nobody's registration is a step of ours
        event.run("set", "settings", Map.of("registrationClosed", true));
        assertThat(browser().post(event.path("/entry"), Map.of("name", "Bea")).error())
                .isEqualTo("registration-closed");
        var again = browser();
        var link = (Map<?, ?>) entered.json().get("link");
        again.post("/api/passes", Map.of("token", Event.token(link)));
        assertThat(((Map<?, ?>) event.view(again).get("me")).get("who")).isEqualTo("#1");
    }

    @Test
    void aHandChangeIsMadeWithAWarningBeforeItIsPublished() {
        var event = Event.make(browser(), "name", "Four", "rounds", 3, "listsRequired", false);
        event.run("enter", "text", "Ana\nBea\nCoro\nDora", "present", true);
        event.run("pair");
        event.run("publish");
        var first = games(event.view()).getFirst();
        for (var game : games(event.view()))
            event.run("report", "table", game.get("table"), "scores", List.of(3, 1, 2, 0));
        event.run("pair");
        var others =
                games(event.view()).stream()
                        .flatMap(game -> List.of(game.get("a"), game.get("b")).stream())
                        .filter(who -> !who.equals(first.get("a")) && !who.equals(first.get("b")))
                        .toList();
        var pairs =
                List.of(
                        Map.of("a", first.get("a"), "b", first.get("b"), "table", 7),
                        Map.of("a", others.getFirst(), "b", others.getLast(), "table", 1));
        var done = event.run("repair", "pairs", pairs);
        assertThat(done.get("notices").toString()).contains("Rematch");
        assertThat(games(event.view()).getFirst().get("table")).isEqualTo(7);
        var same = List.of(Map.of("a", first.get("a"), "b", first.get("b"), "table", 7));
        assertThat(event.ask(event.organiser(), "repair", "pairs", same).error())
                .isEqualTo("unpaired");
        var stale = event.ask(event.organiser(), "repair", "pairs", pairs, "version", 3);
        assertThat(stale.error()).isEqualTo("overtaken");
    }

    @Test
    void theLastStepIsTakenBackAndResultsStay() {
        var event = five();
        event.run("pair");
        event.run("publish");
        var game = games(event.view()).getFirst();
        event.taken(at(event, game, "a"), "report", "scores", List.of(7, 2, 3, 1));
        assertThat(event.ask(event.organiser(), "undo").error()).isEqualTo("undo-rested");
        event.run("penalty", "who", game.get("a"), "kind", "warning", "why", "slow");
        event.run("undo");
        assertThat(list(event.view().get("penalties"))).isEmpty();
        assertThat(games(event.view()).getFirst().get("state")).isEqualTo("reported");
        var log = list(event.organiser().get(event.path("/log")).json().get("entries"));
        assertThat(log.stream().filter(entry -> entry.containsKey("undone"))).hasSize(1);
        assertThat(log.getLast().get("byName")).isEqualTo("Organiser");
    }

    @Test
    void anUnpublishedRoundIsTakenBackAndPairedAgain() {
        var event = five();
        event.run("pair");
        var certificate = list(event.view().get("games")).getFirst().get("certificate");
        event.run("undo");
        assertThat(event.view().get("round")).isEqualTo(0);
        event.run("pair");
        assertThat(list(event.view().get("games")).getFirst().get("certificate"))
                .isEqualTo(certificate);
    }

    @Test
    void everybodyIsToldWhenSomethingChanges() throws Exception {
        var event = five();
        var version = event.view().get("version");
        var woken =
                java.util.concurrent.CompletableFuture.supplyAsync(
                        () -> browser().get(event.path("?as=public&since=" + version)));
        event.run("pair");
        event.run("publish");
        var answer = woken.get(20, java.util.concurrent.TimeUnit.SECONDS);
        assertThat(answer.status()).isEqualTo(200);
        assertThat((int) answer.json().get("version")).isGreaterThan((int) version);
    }

    @Test
    void everyTieBreakIsSaidInWords() {
        var event = five();
        event.run("pair");
        event.run("publish");
        for (var game : games(event.view()))
            event.run("report", "table", game.get("table"), "scores", List.of(7, 2, 3, 1));
        var second = lines(event.view()).get(1).get("who").toString().replace("#", "%23");
        var why = browser().get(event.path("/why?who=" + second)).json().get("why");
        assertThat(why.toString()).contains("place 2").doesNotContain("#");
    }
}
