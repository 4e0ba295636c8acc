package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

class PlayNowTest {
    @TempDir Path data;

    @Test
    void whatTheProgramDeployedIsNotTakenBack() {
        try (var server = VexillumServer.start(ServerOptions.local(0, data))) {
            var browser = new Browser(server.port());
            for (var game : List.of("regiments", "first-blood")) {
                var made = browser.post("/api/play-now", Map.of("game", game));
                try (var seat = browser.sit(made.text("match"))) {
                    seat.until(s -> s.asked());
                    assertThat(possible(seat)).as(game).isEqualTo(false);
                    assertThat(LiveTest.error(seat.ask("undo"))).isEqualTo("nothing-to-undo");
                    seat.choose(0);
                    seat.until(s -> possible(s).equals(true));
                }
            }
        }
    }

    private static Object possible(Seat seat) {
        return ((Map<?, ?>) seat.state().get("undo")).get("possible");
    }

    @Test
    void aGameIsPlayedToItsEndByDoingWhatIsOffered() {
        try (var server = VexillumServer.start(ServerOptions.local(0, data))) {
            var browser = new Browser(server.port());
            var made = browser.post("/api/play-now", Map.of("game", "regiments"));
            assertThat(made.status()).as(made.text()).isEqualTo(201);
            try (var seat = browser.sit(made.text("match"))) {
                int answers = 0;
                while (true) {
                    seat.until(s -> s.asked() || s.over());
                    if (seat.over()) break;
                    var reply = seat.choose(answers++);
                    assertThat(reply.get("type")).as("%s", reply).isEqualTo("accepted");
                    seat.await(message -> "state".equals(message.get("type")));
                }
                assertThat(answers).isGreaterThan(5);
                assertThat(((Map<?, ?>) seat.state().get("match")).get("result")).isNotNull();
                System.out.println(answers + " answers, " + seat.log().size() + " lines");
            }
        }
    }
}
