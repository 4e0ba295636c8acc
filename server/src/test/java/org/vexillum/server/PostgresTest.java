package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The same server on PostgreSQL. */
class PostgresTest extends ServerTest {
    private final String url = Postgres.fresh();

    @Override
    ServerOptions options() {
        return super.options().withDb(url);
    }

    @Test
    void aGameIsPlayedAndFoundAgain() {
        Two two = two();
        play(two, 4);
        var log = List.copyOf(two.a().log());
        two.close();
        restart();
        try (var seat = two.ana().at(server.port()).sit(two.match())) {
            seat.until(s -> true);
            assertThat(seat.log()).isEqualTo(log);
        }
        assertThat((List<?>) two.ana().at(server.port()).get("/api/matches").json().get("matches"))
                .hasSize(1);
    }
}
