package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose journal cannot be read stands in nobody's way, and says so. */
class UnreadableGameTest extends ServerTest {
    private Two torn;

    @BeforeEach
    void tear() throws SQLException {
        torn = two();
        play(torn, 2);
        torn.close();
        stop();
        var file = "jdbc:sqlite:" + data.resolve("vexillum.db");
        try (var connection = DriverManager.getConnection(file);
                var statement = connection.createStatement()) {
            assertThat(statement.executeUpdate("UPDATE matches SET setting = '{torn'"))
                    .isEqualTo(1);
        }
        start();
    }

    @Test
    void whoeverComesToItIsToldSoBeforeTheConnectionEnds() {
        var ana = torn.ana().at(server.port());
        for (int i = 0; i < 20; i++)
            try (var seat = ana.sit(torn.match(), "?lang=es")) {
                var error = (Map<?, ?>) seat.next().get("error");
                assertThat(error.get("key")).isEqualTo("not-opened");
                assertThat(error.get("message").toString()).contains("no se puede abrir");
                assertThat(error.get("hint").toString()).isNotBlank();
            }
    }

    @Test
    void onceFoundItStandsInTheListWithItsTroubleAndOtherGamesGoOn() {
        var ana = torn.ana().at(server.port());
        var call = ana.get("/api/matches/" + torn.match());
        assertThat(call.status()).isEqualTo(500);
        assertThat(call.error()).isEqualTo("not-opened");
        var sound = ana.post("/api/matches", wish("bot:random")).text("match");
        var listed = (List<?>) ana.get("/api/matches").json().get("matches");
        assertThat(listed).hasSize(2);
        for (var each : listed) {
            var match = (Map<?, ?>) each;
            if (match.get("id").equals(sound)) assertThat(match.get("trouble")).isNull();
            else assertThat(match.get("trouble").toString()).contains("cannot be opened");
        }
        try (var seat = ana.sit(sound)) {
            seat.until(each -> true);
        }
    }
}
