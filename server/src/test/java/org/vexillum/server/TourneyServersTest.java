package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.server.client.Event.games;
import static org.vexillum.server.client.Event.list;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;

/** Several servers on one database, and an event that moves from one to another. */
class TourneyServersTest extends ServerTest {
    private static final int ENTRANTS = 20;

    @TempDir Path elsewhere;

    @Test
    void twoServersOnPostgresLoseNothing() throws InterruptedException {
        stop();
        var shared = options().withDb(Postgres.fresh());
        server = VexillumServer.start(shared);
        reportsAtOnce(shared);
    }

    private void reportsAtOnce(ServerOptions shared) throws InterruptedException {
        var event = Event.make(browser(), "name", "Two", "listsRequired", false);
        event.run("enter", "text", names(), "present", true);
        event.run("pair");
        event.run("publish");
        try (var second = VexillumServer.start(shared)) {
            var phones = phones(event, second.port());
            var failures = Collections.synchronizedList(new ArrayList<Integer>());
            var threads = new ArrayList<Thread>();
            for (var phone : phones)
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    var answer =
                                            event.ask(
                                                    phone, "report", "scores", List.of(5, 1, 4, 2));
                                    if (answer.status() != 200) failures.add(answer.status());
                                }));
            for (var thread : threads) thread.join();
            assertThat(failures).isEmpty();
            var there = event.at(event.organiser().at(second.port()));
            for (var each : List.of(event, there))
                assertThat(games(each.view())).allMatch(game -> game.get("state").equals("done"));
            assertThat(there.view().get("version")).isEqualTo(event.view().get("version"));
            assertThat(numbers(there))
                    .isEqualTo(IntStream.rangeClosed(1, numbers(event).size()).boxed().toList());
        }
    }

    private static String names() {
        var names = new StringBuilder();
        for (int i = 1; i <= ENTRANTS; i++) names.append("P").append(i).append('\n');
        return names.toString();
    }

    /** Half of the players at each server. */
    private List<Browser> phones(Event event, int port) {
        var phones = new ArrayList<Browser>();
        for (int i = 1; i <= ENTRANTS; i++) {
            var phone = event.player(browser(), "#" + i);
            phones.add(i % 2 == 0 ? phone : phone.at(port));
        }
        return phones;
    }

    private static List<Object> numbers(Event event) {
        var entries = event.organiser().get(event.path("/log")).json().get("entries");
        return list(entries).stream().<Object>map(entry -> entry.get("number")).toList();
    }

    @Test
    void anEventGoesOnElsewhereWithItsLinks() {
        var event = Event.make(browser(), "name", "Moving", "listsRequired", false);
        event.run("enter", "text", names(), "present", true);
        event.run("pair");
        event.run("publish");
        var link =
                event.organiser().post(event.path("/links"), Map.of("role", "player", "who", "#3"));
        var token = Event.token(list(link.json().get("links")).getFirst());
        var file = event.organiser().get(event.path("/files/event.json")).json();
        try (var other = VexillumServer.start(ServerOptions.local(0, elsewhere))) {
            var importing = new Browser(other.port());
            var made = importing.post("/api/tourneys/import", Map.of("file", file));
            assertThat(made.text("id")).isEqualTo(event.id());
            var there = event.at(importing);
            assertThat(there.view().get("games")).isEqualTo(event.view().get("games"));
            var player = new Browser(other.port());
            player.post("/api/passes", Map.of("token", token));
            assertThat(((Map<?, ?>) there.view(player).get("me")).get("who")).isEqualTo("#3");
            there.run("report", "table", 1, "scores", List.of(5, 1, 4, 2));
            var back = importing.get(event.path("/files/event.json")).json();
            var home = event.organiser();
            assertThat(home.post("/api/tourneys/import", Map.of("file", back)).status())
                    .isEqualTo(201);
            assertThat(event.view().get("games")).isEqualTo(there.view().get("games"));
            event.run("report", "table", 2, "scores", List.of(5, 1, 4, 2));
            assertThat(home.post("/api/tourneys/import", Map.of("file", back)).error())
                    .isEqualTo("event-differs");
        }
    }

    @Test
    void whatHasMovedSaysSoAndGoesOnOnlyElsewhere() {
        var event = Event.make(browser(), "name", "Moved", "listsRequired", false);
        event.run("enter", "text", names(), "present", true);
        event.run("pair");
        event.run("publish");
        var phone = event.player(browser(), "#3");
        event.run("move");
        for (var each : List.of(event.organiser(), phone, browser()))
            assertThat(event.view(each).get("moved")).isEqualTo(true);
        assertThat(event.ask(phone, "report", "scores", List.of(5, 1, 4, 2)).error())
                .isEqualTo("moved");
        assertThat(event.ask(event.organiser(), "undo").error()).isEqualTo("moved");
        assertThat(event.view().containsKey("undo")).isFalse();
        var file = event.organiser().get(event.path("/files/event.json")).json();
        try (var other = VexillumServer.start(ServerOptions.local(0, elsewhere))) {
            var there = event.at(event.organiser().at(other.port()));
            there.organiser().post("/api/tourneys/import", Map.of("file", file));
            assertThat(there.view().get("moved")).isEqualTo(false);
            there.run("report", "table", 1, "scores", List.of(5, 1, 4, 2));
            there.run("move");
            var back = there.organiser().get(event.path("/files/event.json")).json();
            event.organiser().post("/api/tourneys/import", Map.of("file", back));
        }
        assertThat(games(event.view()).getFirst().get("state")).isEqualTo("done");
        event.run("report", "table", 2, "scores", List.of(5, 1, 4, 2));
    }

    @Test
    void whatNeverArrivedGoesOnHereByOneDeliberateStep() {
        var event = Event.make(browser(), "name", "Stays", "listsRequired", false);
        event.run("enter", "text", names(), "present", true);
        assertThat(event.ask(event.organiser(), "goOn").error()).isEqualTo("not-moved");
        event.run("move");
        var referee = event.referee(browser());
        assertThat(event.ask(referee, "goOn").status()).isEqualTo(403);
        assertThat(event.ask(event.organiser(), "pair").error()).isEqualTo("moved");
        event.run("goOn");
        event.run("pair");
        assertThat(event.view().get("moved")).isEqualTo(false);
    }
}
