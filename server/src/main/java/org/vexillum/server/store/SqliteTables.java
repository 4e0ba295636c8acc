package org.vexillum.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;

/**
 * Makes the tables of a new SQLite file, and notes them as Flyway does, which will find nothing
 * left to do: it takes longer to start than everything else.
 */
final class SqliteTables {
    /** The migrations in their order: each its number, and what it is about. */
    static final List<String> FILES =
            List.of(
                    "V1__matches",
                    "V2__positions",
                    "V3__versions",
                    "V4__tourneys",
                    "V5__summaries",
                    "V6__links",
                    "V7__old_links",
                    "V8__claims",
                    "V9__event_lines");

    private static final String HISTORY =
            """
            CREATE TABLE flyway_schema_history (
                installed_rank INT NOT NULL PRIMARY KEY,
                version VARCHAR(50),
                description VARCHAR(200) NOT NULL,
                type VARCHAR(20) NOT NULL,
                script VARCHAR(1000) NOT NULL,
                checksum INT,
                installed_by VARCHAR(100) NOT NULL,
                installed_on TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
                execution_time INT NOT NULL,
                success BOOLEAN NOT NULL
            );
            CREATE INDEX flyway_schema_history_s_idx ON flyway_schema_history (success);
            """;

    private final Connection connection;

    SqliteTables(Connection connection) {
        this.connection = connection;
    }

    /** The number of the newest migration. */
    static String newest() {
        return version(FILES.getLast());
    }

    /** Whether nothing at all is there yet. */
    boolean wanted() throws SQLException {
        try (var found =
                connection.createStatement().executeQuery("SELECT count(*) FROM sqlite_master")) {
            return found.next() && found.getInt(1) == 0;
        }
    }

    /** All of them or none: another process may be as fast. */
    void make() throws SQLException {
        connection.setAutoCommit(false);
        try {
            if (wanted()) all();
            connection.commit();
        } finally {
            if (!connection.getAutoCommit()) connection.rollback();
            connection.setAutoCommit(true);
        }
    }

    private void all() throws SQLException {
        run(HISTORY);
        for (int i = 0; i < FILES.size(); i++) {
            var text = text(FILES.get(i));
            run(text);
            note(i + 1, FILES.get(i), checksum(text));
        }
    }

    private void run(String script) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.executeUpdate(script); // the driver runs all its statements
        }
    }

    private void note(int rank, String file, int checksum) throws SQLException {
        try (var row =
                connection.prepareStatement(
                        "INSERT INTO flyway_schema_history (installed_rank, version, description,"
                                + " type, script, checksum, installed_by, installed_on,"
                                + " execution_time, success) VALUES (?,?,?,'SQL',?,?,'',?,0,1)")) {
            row.setInt(1, rank);
            row.setString(2, version(file));
            row.setString(3, file.substring(file.indexOf("__") + 2).replace('_', ' '));
            row.setString(4, file + ".sql");
            row.setInt(5, checksum);
            row.setString(6, Instant.now().toString().replace('T', ' ').substring(0, 23));
            row.executeUpdate();
        }
    }

    private static String version(String file) {
        return file.substring(1, file.indexOf("__"));
    }

    private static String text(String file) {
        var name = file + ".sql";
        try (var in = SqliteTables.class.getResourceAsStream(name);
                var reader =
                        new BufferedReader(
                                new InputStreamReader(
                                        Objects.requireNonNull(in, name),
                                        StandardCharsets.UTF_8))) {
            return String.join("\n", reader.lines().toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** As Flyway reckons it: of the lines without their ends. */
    private static int checksum(String text) {
        var crc = new CRC32();
        for (var line : text.split("\n")) crc.update(line.getBytes(StandardCharsets.UTF_8));
        return (int) crc.getValue();
    }
}
