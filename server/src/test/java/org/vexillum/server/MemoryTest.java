package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

/** Rooms that nobody is in are closed: many games can be looked at with little memory. */
@Tag("long-stored-games")
class MemoryTest extends ServerTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int GAMES = LONG ? 10_000 : 200;
    private static final String HEAP = LONG ? "-Xmx256m" : "-Xmx80m";
    private static final int REPLAYED = 20;

    @Test
    void manyGamesAreLookedAtOneAfterTheOther() throws Exception {
        var match = WholeGame.play(this, new java.util.ArrayList<>());
        stop();
        new ManyGames(data).copy(match, GAMES - 1);
        var running = Running.start(data, Running.class, HEAP, "-XX:+ExitOnOutOfMemoryError");
        try {
            var browser = new Browser(running.port());
            look(browser, match, 0);
            for (int i = 1; i < GAMES; i++) look(browser, match + "-" + i, i);
            assertThat(running.process().isAlive()).isTrue();
        } finally {
            running.kill();
            start();
        }
    }

    private static void look(Browser browser, String match, int number) {
        var one = browser.get("/api/matches/" + match);
        assertThat(one.status()).as(one.text()).isEqualTo(200);
        assertThat(one.json().get("over")).isEqualTo(true);
        if (number % REPLAYED != 0) return;
        var replay = browser.get("/api/matches/" + match + "/replay").json();
        assertThat((List<?>) replay.get("moments")).isNotEmpty();
        assertThat((Map<?, ?>) replay.get("match")).isNotEmpty();
    }
}
