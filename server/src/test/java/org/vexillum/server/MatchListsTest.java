package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Browser;

/** Lists come from stored summaries: no game is opened for them. */
@Tag("long-stored-games")
class MatchListsTest extends ServerTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");
    private static final int COPIES = LONG ? 9_998 : 300;
    private static final int LINES = 100;

    private Browser ana;
    private String running;
    private String finished;

    @BeforeEach
    void play() {
        var wish = wish("link");
        wish.put("public", true);
        var first = two(wish);
        play(first, 4);
        first.close();
        ana = first.ana();
        running = first.match();
        finished = finished(wish);
    }

    private String finished(Map<String, Object> wish) {
        var made = ana.post("/api/matches", wish);
        var match = made.text("match");
        var ben = browser();
        ben.post("/api/seats", Map.of("token", token(made.text("invite"))));
        try (var a = ana.sit(match);
                var b = ben.sit(match)) {
            play(new Two(match, ana, ben, a, b, ""), 4);
            a.ask("concede");
            b.until(seat -> seat.over());
        }
        return match;
    }

    private ManyGames games() {
        return new ManyGames(data);
    }

    private List<Map<?, ?>> list(String path) {
        ana = ana.at(server.port());
        return ((List<?>) ana.get(path).json().get("matches"))
                .stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
    }

    @Test
    void noListOpensAGame() throws SQLException {
        stop();
        games().copy(running, COPIES / 2);
        games().copy(finished, COPIES / 2);
        games().tear("id LIKE '%-%'");
        games().tear("id IN ('" + running + "', '" + finished + "')");
        start();
        for (var path : List.of("/api/replays", "/api/watch", "/api/matches"))
            for (var lang : List.of("en", "es")) {
                long began = System.nanoTime();
                var lines = list(path + "?lang=" + lang);
                long took = (System.nanoTime() - began) / 1_000_000;
                assertThat(lines).hasSizeBetween(LINES, 2 * LINES);
                for (var line : lines) assertThat(line.get("trouble")).isNull();
                if (LONG) assertThat(took).as(path).isLessThan(100);
            }
        var lines = list("/api/replays?lang=es");
        assertThat(lines.getFirst().get("result").toString()).contains("gana");
        assertThat(lines.getFirst().get("why").toString()).isNotBlank();
        assertThat((List<?>) list("/api/watch").getFirst().get("waiting")).isNotEmpty();
    }

    @Test
    void aListTellsWhatTheGameItselfTells() {
        for (var path : List.of("/api/matches", "/api/replays", "/api/watch"))
            for (var line : list(path)) {
                var one = ana.get("/api/matches/" + line.get("id")).json();
                for (var field : line.keySet())
                    assertThat(line.get(field)).as("%s", field).isEqualTo(one.get(field));
            }
    }

    @Test
    void anOlderFolderIsSummedUpAfterTheStart() throws SQLException {
        var before = list("/api/replays");
        stop();
        games().sql("DELETE FROM summaries");
        start();
        assertThat(list("/api/replays")).hasSize(before.size());
        Waiting.until(() -> list("/api/replays").equals(before));
        Waiting.until(() -> number("SELECT count(*) FROM summaries") == 4);
    }

    @Test
    void aGameChangedByAnOlderProgramIsSummedUpAgain() throws SQLException {
        stop();
        games().sql("UPDATE matches SET version = version + 1");
        games().sql("UPDATE summaries SET text = '{}'");
        start();
        Waiting.until(() -> list("/api/replays").getFirst().get("result") != null);
    }

    @Test
    void aGameThatCannotBeSummedUpStandsInTheListWithItsTroubleAndHoldsUpNoOther()
            throws SQLException {
        stop();
        games().sql("DELETE FROM summaries");
        games().tear("id = '" + running + "'");
        start();
        Waiting.until(() -> list("/api/replays").getFirst().get("result") != null);
        Waiting.until(() -> list("/api/watch").getFirst().containsKey("trouble"));
        var line = list("/api/watch?lang=es").getFirst();
        assertThat(line.get("trouble").toString()).contains("no se puede abrir");
    }

    private long number(String query) {
        try {
            return games().number(query);
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }
}
