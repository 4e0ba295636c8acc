package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.store.Backup;
import org.vexillum.server.store.Backup.Trouble;
import org.vexillum.server.store.Database;
import org.vexillum.server.store.DatabaseMarks;

/** Copies are made and brought back while the server runs. */
class BackupTest extends ServerTest {
    @TempDir Path elsewhere;

    /** The database as another process opens it. */
    Database database() {
        return Database.in(data);
    }

    private int backup(Path file) throws IOException {
        try (var database = database()) {
            return new Backup(database).write(file);
        }
    }

    private Backup.Restored restore(Path file) throws IOException {
        try (var database = database()) {
            return new Backup(database).restore(file);
        }
    }

    @Test
    void aCopyTakenDuringPlayIsBroughtBackUnderTheSameServer() throws IOException {
        var file = elsewhere.resolve("games.backup");
        try (var two = two()) {
            play(two, 6);
            var then = List.copyOf(two.a().log());
            var asked = two.asked().prompts();
            assertThat(backup(file)).isEqualTo(1);
            play(two, 5);
            var later = browser().post("/api/matches", wish("link")).text("match");
            assertThat(restore(file)).isEqualTo(new Backup.Restored(2, 1));
            two.a().until(seat -> seat.log().size() == then.size());
            assertThat(two.a().log()).isEqualTo(then);
            two.b().until(seat -> seat.log().size() == then.size());
            assertThat(two.asked().prompts()).isEqualTo(asked);
            play(two, 3);
            assertThat(two.a().log()).hasSizeGreaterThan(then.size());
            assertThat(two.ana().get("/api/matches/" + later).status()).isEqualTo(404);
        }
    }

    @Test
    void aCopyIsOfOneMomentThoughSomebodyPlays() throws Exception {
        try (var two = two()) {
            var stop = new AtomicBoolean();
            var playing =
                    Thread.ofPlatform()
                            .start(() -> {
                                while (!stop.get()) play(two, 1);
                            });
            try {
                for (int i = 0; i < 3; i++) backup(elsewhere.resolve(i + ".backup"));
            } finally {
                stop.set(true);
                playing.join();
            }
            for (int i = 0; i < 3; i++) {
                restore(elsewhere.resolve(i + ".backup"));
                try (var seat = two.ana().sit(two.match())) {
                    seat.until(s -> true);
                    assertThat(seat.state().get("notice")).isNull();
                }
            }
        }
    }

    /** By these an event may tell how a private game stands, and its end cannot be taken back. */
    @Test
    void whatPlayersGaveToAnEventAndWhatWasShownIsInACopy() throws IOException {
        var file = elsewhere.resolve("marks.backup");
        try (var database = database()) {
            DatabaseMarks.placed(database, "given", "cup");
            DatabaseMarks.opened(database, "shown");
            backup(file);
            DatabaseMarks.placed(database, "later", "cup");
            DatabaseMarks.opened(database, "shown-later");
            restore(file);
            assertThat(DatabaseMarks.isPlaced(database, "given", "cup")).isTrue();
            assertThat(DatabaseMarks.isPlaced(database, "later", "cup")).isFalse();
            assertThat(DatabaseMarks.isOpened(database, "shown")).isTrue();
            assertThat(DatabaseMarks.isOpened(database, "shown-later"))
                    .as("nobody forgets it")
                    .isTrue();
        }
        var moved = elsewhere.resolve("moved");
        try (var empty = Database.in(moved)) {
            new Backup(empty).restore(file);
            assertThat(DatabaseMarks.isPlaced(empty, "given", "cup")).isTrue();
            assertThat(DatabaseMarks.isOpened(empty, "shown")).isTrue();
            assertThat(DatabaseMarks.isOpened(empty, "shown-later")).isFalse();
        }
    }

    /** Copies of a database of several servers had no marks; older ones not even their table. */
    @Test
    void anOlderCopyWithoutThemIsBroughtBack() throws Exception {
        var match = browser().post("/api/matches", wish("link")).text("match");
        var file = elsewhere.resolve("old.backup");
        backup(file);
        sql(file, "DELETE FROM marks");
        try (var database = database()) {
            DatabaseMarks.opened(database, match);
            assertThat(restore(file)).isEqualTo(new Backup.Restored(1, 1));
            assertThat(DatabaseMarks.isOpened(database, match)).isTrue();
            assertThat(DatabaseMarks.restored(database)).isNotEmpty();
        }
    }

    @Test
    void nothingIsOverwrittenAndNothingForeignIsReadIn() throws Exception {
        browser().post("/api/matches", wish("link"));
        var file = elsewhere.resolve("a.backup");
        backup(file);
        refused(Trouble.EXISTS, () -> backup(file));
        refused(Trouble.MISSING, () -> restore(elsewhere.resolve("none")));
        refused(
                Trouble.NOT_A_BACKUP,
                () -> restore(Files.writeString(elsewhere.resolve("text"), "games")));
        var other = elsewhere.resolve("other.db");
        sql(other, "CREATE TABLE matches (id TEXT)");
        refused(Trouble.NOT_A_BACKUP, () -> restore(other));
        sql(
                file,
                "INSERT INTO flyway_schema_history SELECT 99, '99', description, type, script,"
                        + " checksum, installed_by, installed_on, execution_time, success"
                        + " FROM flyway_schema_history WHERE version = '1'");
        refused(Trouble.NEWER, () -> restore(file));
        assertThat(backup(elsewhere.resolve("b.backup"))).isEqualTo(1);
    }

    private static void sql(Path file, String statement) throws Exception {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            connection.createStatement().execute(statement);
        }
    }

    private static void refused(
            Trouble trouble, org.assertj.core.api.ThrowableAssert.ThrowingCallable what) {
        assertThatThrownBy(what)
                .isInstanceOfSatisfying(
                        Backup.Refused.class,
                        refused -> assertThat(refused.trouble()).isEqualTo(trouble));
    }
}
