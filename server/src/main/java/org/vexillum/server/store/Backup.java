package org.vexillum.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Copies of everything, made and brought back while servers run.
 *
 * <p>A backup is an SQLite file with the tables of this program, whichever database it came from.
 */
public final class Backup {
    /** Every table but the marks, those that others refer to first. */
    static final List<String> TABLES =
            List.of(
                    "matches",
                    "entries",
                    "remarks",
                    "positions",
                    "archives",
                    "summaries",
                    "seats",
                    "holders",
                    "forces",
                    "tourneys",
                    "tourney_entries",
                    "tourney_lines",
                    "passes",
                    "pass_holders");

    private static final int TOGETHER = 500;

    private final Database database;

    public Backup(Database database) {
        this.database = database;
    }

    /** Why a file is not written or read, as a key. */
    public enum Trouble {
        EXISTS,
        NO_FOLDER,
        MISSING,
        NOT_A_BACKUP,
        DAMAGED,
        NEWER
    }

    /** A file that is not written or read. */
    @SuppressWarnings("serial")
    public static final class Refused extends RuntimeException {
        private final Trouble trouble;

        Refused(Trouble trouble) {
            super(trouble.name(), null, false, false);
            this.trouble = trouble;
        }

        public Trouble trouble() {
            return trouble;
        }
    }

    // ---- making one

    /**
     * Writes a consistent copy; whoever plays meanwhile does not wait.
     *
     * @return how many matches are in it
     */
    public int write(Path file) throws IOException {
        if (Files.exists(file)) throw new Refused(Trouble.EXISTS);
        var folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) throw new Refused(Trouble.NO_FOLDER);
        var half = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(half);
        try {
            int matches = copied(half);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
            return matches;
        } catch (JdbiException | IllegalStateException failed) {
            throw new IOException(failed);
        } finally {
            Files.deleteIfExists(half);
        }
    }

    private int copied(Path half) {
        if (database.embedded()) database.copyTo(half);
        else export(half);
        return finish(half);
    }

    private void export(Path file) {
        try (var copy = Database.file(file)) {
            database.read(from ->
                    from.inTransaction(
                            TransactionIsolationLevel.REPEATABLE_READ,
                            snapshot -> copy.write(to -> copyAll(snapshot, to))));
        }
    }

    private static boolean copyAll(Handle from, Handle to) {
        DatabaseMarks.add(from, to);
        return copy(from, to);
    }

    /** Puts everything into the one file, so that it can be moved, and counts the matches. */
    private static int finish(Path file) {
        try (var connection = plain(file, false)) {
            connection.createStatement().execute("PRAGMA journal_mode=DELETE");
            return whole(connection, "SELECT count(*) FROM matches");
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static Connection plain(Path file, boolean readOnly) throws SQLException {
        var config = new SQLiteConfig();
        config.setReadOnly(readOnly);
        return config.createConnection("jdbc:sqlite:" + file);
    }

    private static int whole(Connection connection, String sql) throws SQLException {
        try (var found = connection.createStatement().executeQuery(sql)) {
            return found.next() ? found.getInt(1) : 0;
        }
    }

    private static int matches(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM matches").mapTo(Integer.class).one();
    }

    // ---- bringing one back

    /** How many matches there were, and how many there are now. */
    public record Restored(int before, int now) {}

    /** Replaces everything in one transaction; servers that run read their matches anew. */
    public Restored restore(Path file) throws IOException {
        mustBeBackup(file);
        var copy = Files.createTempFile("vexillum", ".db");
        try {
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            // an older backup is brought to the newest tables first
            try (var old = Database.file(copy)) {
                return old.read(from -> database.write(to -> replace(from, to)));
            }
        } finally {
            for (var rest : List.of("", "-wal", "-shm"))
                Files.deleteIfExists(copy.resolveSibling(copy.getFileName() + rest));
        }
    }

    private static Restored replace(Handle from, Handle to) {
        int before = matches(to);
        int newestMatch = newest(to, "matches");
        int newestTourney = newest(to, "tourneys");
        for (var table : TABLES.reversed()) to.execute("DELETE FROM " + table);
        copy(from, to);
        DatabaseMarks.replace(from, to);
        // nothing in memory knows these versions
        to.execute("UPDATE matches SET version = version + ?", newestMatch + 1);
        to.execute("UPDATE summaries SET version = version + ?", newestMatch + 1);
        to.execute("UPDATE tourneys SET version = version + ?", newestTourney + 1);
        to.execute("UPDATE tourney_lines SET version = version + ?", newestTourney + 1);
        DatabaseMarks.restored(to, Instant.now().toString());
        ServerNotices.everything(to);
        return new Restored(before, matches(to));
    }

    private static int newest(Handle handle, String table) {
        return handle.createQuery("SELECT coalesce(max(version), 0) FROM " + table)
                .mapTo(Integer.class)
                .one();
    }

    /** Anything else is left alone: nothing here may be lost for a wrong file. */
    public static void mustBeBackup(Path file) throws IOException {
        if (!Files.isRegularFile(file)) throw new Refused(Trouble.MISSING);
        try (var connection = plain(file, true)) {
            if (!sound(connection)) throw new Refused(Trouble.DAMAGED);
            whole(connection, "SELECT count(*) FROM matches");
            int version =
                    whole(
                            connection,
                            "SELECT max(CAST(version AS INTEGER)) FROM flyway_schema_history");
            if (version > Integer.parseInt(Migrations.NEWEST)) throw new Refused(Trouble.NEWER);
        } catch (SQLException other) {
            throw new Refused(damaged(other) ? Trouble.DAMAGED : Trouble.NOT_A_BACKUP);
        }
    }

    /** A backup is read once in years: then all of it is looked at. */
    private static boolean sound(Connection connection) throws SQLException {
        try (var found = connection.createStatement().executeQuery("PRAGMA quick_check(1)")) {
            return found.next() && found.getString(1).equals("ok");
        }
    }

    private static boolean damaged(SQLException failed) {
        return failed instanceof SQLiteException exact
                && (exact.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_CORRUPT.code;
    }

    // ---- rows

    private static boolean copy(Handle from, Handle to) {
        for (var table : TABLES) copy(table, from, to);
        return true;
    }

    private static void copy(String table, Handle from, Handle to) {
        try (var rows =
                from
                        .createQuery("SELECT * FROM " + table)
                        .setFetchSize(TOGETHER)
                        .mapToMap()
                        .stream()) {
            var together = new ArrayList<Map<String, Object>>();
            rows.forEach(row -> {
                together.add(row);
                if (together.size() == TOGETHER) insert(table, together, to);
            });
            insert(table, together, to);
        }
    }

    private static void insert(String table, List<Map<String, Object>> rows, Handle to) {
        if (rows.isEmpty()) return;
        var columns = List.copyOf(rows.getFirst().keySet());
        var batch =
                to.prepareBatch(
                        "INSERT INTO "
                                + table
                                + " ("
                                + String.join(", ", columns)
                                + ") VALUES (:"
                                + String.join(", :", columns)
                                + ")");
        for (var row : rows) batch.bindMap(row).add();
        batch.execute();
        rows.clear();
    }
}
