package org.vexillum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new file has the tables that Flyway would have made, and Flyway agrees. */
class SqliteTablesTest {
    @TempDir Path folder;

    private static Flyway flyway(String url) {
        return Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:org/vexillum/server/store")
                .mixed(true)
                .load();
    }

    @Test
    void flywayFindsNothingLeftToDo() throws SQLException {
        var ours = "jdbc:sqlite:" + folder.resolve("ours.db");
        try (var connection = DriverManager.getConnection(ours)) {
            var tables = new SqliteTables(connection);
            assertThat(tables.wanted()).isTrue();
            tables.make();
            assertThat(tables.wanted()).isFalse();
            tables.make(); // as if somebody had been faster
        }
        flyway(ours).validate();
        assertThat(flyway(ours).migrate().migrationsExecuted).isZero();
        var theirs = "jdbc:sqlite:" + folder.resolve("theirs.db");
        flyway(theirs).migrate();
        assertThat(schema(ours)).isEqualTo(schema(theirs));
        assertThat(SqliteTables.newest())
                .isEqualTo(flyway(theirs).info().current().getVersion().getVersion());
    }

    private static List<String> schema(String url) throws SQLException {
        var lines = new ArrayList<String>();
        try (var connection = DriverManager.getConnection(url);
                var found =
                        connection
                                .createStatement()
                                .executeQuery(
                                        "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE"
                                                + " '%flyway%' ORDER BY name")) {
            while (found.next()) lines.add(found.getString(1) + " " + found.getString(2));
        }
        return lines;
    }
}
