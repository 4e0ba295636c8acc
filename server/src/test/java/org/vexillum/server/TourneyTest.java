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
}
