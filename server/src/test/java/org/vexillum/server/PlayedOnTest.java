package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Event;
import org.vexillum.server.client.Seat;

/** A game against a bot that was over is taken back and goes on: all that is kept follows it. */
class PlayedOnTest extends ServerTest {
    private long number(String query) {
        try {
            return new ManyGames(data).number(query);
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    private static void choose(Seat seat, int times) {
        for (int i = 0; i < times; i++) {
            seat.until(Seat::asked);
            int seq = (int) seat.state().get("seq");
            assertThat(seat.choose(i).get("type")).isEqualTo("accepted");
            seat.until(each -> (int) each.state().get("seq") > seq);
        }
        seat.until(Seat::asked);
    }

    private void concede(Seat seat) {
        assertThat(seat.ask("concede").get("type")).isEqualTo("accepted");
        seat.until(Seat::over);
        Waiting.until(() -> number("SELECT count(*) FROM positions") == 0);
    }

    private static String replay(String match) {
        return "/api/matches/" + match + "/replay";
    }

    private static int moments(Browser ana, String match) {
        return Event.list(ana.get(replay(match)).json().get("moments")).size();
    }

    private static Map<?, ?> line(Browser ana) {
        return Event.list(ana.get("/api/matches").json().get("matches")).getFirst();
    }

    @Test
    void theRecordFollowsTheJournal() {
        var ana = browser();
        var match = ana.post("/api/matches", wish("bot:random")).text("match");
        int second;
        try (var seat = ana.sit(match)) {
            choose(seat, 8);
            concede(seat);
            int first = moments(ana, match);
            assertThat(line(ana).get("over")).isEqualTo(true);

            assertThat(seat.ask("undo").get("type")).isEqualTo("accepted");
            seat.until(Seat::asked);
            assertThat(ana.get(replay(match)).error()).isEqualTo("not-over");
            assertThat(line(ana).get("over")).isEqualTo(false);
            assertThat(number("SELECT count(*) FROM positions WHERE standing <> ''"))
                    .as("positions from which the running game could go on")
                    .isGreaterThan(3);

            choose(seat, 5);
            concede(seat);
            second = moments(ana, match);
            assertThat(second).isGreaterThan(first);
        }
        restart();
        ana = ana.at(server.port());
        assertThat(moments(ana, match)).isEqualTo(second);
        assertThat(line(ana).get("over")).isEqualTo(true);
    }
}
