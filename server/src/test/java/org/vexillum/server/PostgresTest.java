package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same server on PostgreSQL. */
class PostgresTest extends ServerTest {
    @TempDir static Path folder;

    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void startPostgres() throws IOException {
        postgres = EmbeddedPostgres.builder().setDataDirectory(folder.resolve("pg")).start();
    }

    @AfterAll
    static void stopPostgres() throws IOException {
        postgres.close();
    }

    @Override
    ServerOptions options() {
        return super.options().withDb(postgres.getJdbcUrl("postgres", "postgres"));
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
