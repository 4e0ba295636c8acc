package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.table.Battle;
import org.vexillum.server.client.Seat;

/** A finished game takes little room, and nothing of it is lost. */
class PackedTest extends ServerTest {
    private static final int MOST = 100_000;
    private static final Map<String, List<String>> COLUMNS =
            Map.of(
                    "matches", List.of("id", "setting", "state", "secret"),
                    "entries", List.of("match_id", "line", "at"),
                    "remarks", List.of("match_id", "text", "at"),
                    "positions", List.of("match_id", "hash", "standing", "log"),
                    "archives", List.of("match_id", "text"),
                    "summaries", List.of("match_id", "text"));

    private long number(String query) {
        try {
            return new ManyGames(data).number(query);
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    private void packed() {
        Waiting.until(() -> number("SELECT count(*) FROM positions") == 0);
    }

    private List<Map<?, ?>> seen(String match) {
        try (var seat = browser().sit(match)) {
            seat.until(_ -> true);
            assertThat(seat.over()).isTrue();
            return List.copyOf(seat.log());
        }
    }

    @Test
    void aWholeGameTakesLittleRoomAndIsShownAsItWas() {
        var log = new java.util.ArrayList<Map<?, ?>>();
        var match = WholeGame.play(this, log);
        packed();
        long kept = kept();
        assertThat(number("SELECT sum(length(line)) FROM entries")).isGreaterThan(12_000);
        assertThat(kept).isLessThan(MOST);
        restart();
        assertThat(seen(match)).isEqualTo(log);
        assertThat(browser().get("/api/matches/" + match + "/replay").status()).isEqualTo(200);
        stop();
        server = VexillumServer.start(options(), PackedTest::other);
        assertThat(seen(match)).isEqualTo(log);
    }

    private long kept() {
        long kept = 0;
        for (var table : COLUMNS.entrySet())
            for (var column : table.getValue())
                kept +=
                        number(
                                "SELECT coalesce(sum(length(CAST(%s AS BLOB))), 0) FROM %s"
                                        .formatted(column, table.getKey()));
        return kept;
    }

    /** Rules under which units that were deployed are tired. */
    @SuppressWarnings("unchecked")
    private static Optional<Desk<?, ?>> other(String game, String edition) {
        var desk = (Desk<Battle, ?>) Desks.find(game, edition).orElseThrow();
        return Optional.of(
                new OtherRules<>(
                        desk,
                        _ -> {},
                        battle -> {
                            var standing = battle.onTable(Side.A);
                            if (standing.size() > 1) standing.getFirst().setFatigued(true);
                        }));
    }

    @Test
    void whatIsSaidAfterTheEndIsPackedToo() {
        var two = two();
        play(two, 6);
        two.a().ask("concede");
        two.b().until(Seat::over);
        packed();
        two.a().ask("chat", "text", "well played");
        two.b().await(message -> "chat".equals(message.get("type")));
        var log = List.copyOf(two.a().log());
        two.close();
        restart();
        packed();
        assertThat(seen(two.match())).isEqualTo(log);
        stop();
        server = VexillumServer.start(options(), PackedTest::other);
        assertThat(seen(two.match())).isEqualTo(log);
    }

    @Test
    void gamesThatArePlayedKeepEveryPosition() {
        try (var two = two()) {
            play(two, 12);
            assertThat(number("SELECT count(*) FROM positions WHERE standing <> ''"))
                    .isGreaterThan(5);
            assertThat(number("SELECT count(*) FROM archives")).isZero();
        }
    }
}
