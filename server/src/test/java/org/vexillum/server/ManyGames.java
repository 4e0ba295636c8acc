package org.vexillum.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** A data folder with many games: copies of one that is in it already. */
record ManyGames(Path data) {
    private static final String[] TABLES = {
        "entries", "remarks", "positions", "archives", "summaries", "holders"
    };

    /** The SQL function of a row's new id. */
    private static final String ID = "|| '-' || n.value";

    void copy(String match, int times) throws SQLException {
        run(connection -> {
            try (var statement = connection.createStatement()) {
                statement.execute("CREATE TEMP TABLE numbers (value INTEGER)");
                statement.execute(
                        "WITH RECURSIVE up (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM up"
                                + " WHERE value < "
                                + times
                                + ") INSERT INTO numbers SELECT value FROM up");
                copy(connection, "matches", "id", match);
                for (var table : TABLES) copy(connection, table, "match_id", match);
            }
        });
    }

    private static void copy(Connection connection, String table, String key, String match)
            throws SQLException {
        var columns = new StringBuilder();
        var values = new StringBuilder();
        try (var found =
                connection.createStatement().executeQuery("PRAGMA table_info(" + table + ")")) {
            while (found.next()) {
                var name = found.getString("name");
                columns.append(columns.isEmpty() ? "" : ", ").append(name);
                values.append(values.isEmpty() ? "t." : ", t.").append(name);
                if (name.equals(key)) values.append(ID);
            }
        }
        var sql =
                "INSERT INTO %s (%s) SELECT %s FROM %s t, numbers n WHERE t.%s = ?"
                        .formatted(table, columns, values, table, key);
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, match);
            statement.executeUpdate();
        }
        if (table.equals("summaries")) rename(connection);
    }

    /** A summary names its match. */
    private static void rename(Connection connection) throws SQLException {
        connection
                .createStatement()
                .execute("UPDATE summaries SET text = json_set(text, '$.id', match_id)");
    }

    /** What cannot be undone: whoever opens a copy fails. */
    void tear(String condition) throws SQLException {
        sql("UPDATE matches SET setting = '{torn' WHERE " + condition);
    }

    void sql(String statement) throws SQLException {
        run(connection -> connection.createStatement().execute(statement));
    }

    long number(String query) throws SQLException {
        try (var connection = open();
                var found = connection.createStatement().executeQuery(query)) {
            return found.next() ? found.getLong(1) : 0;
        }
    }

    private interface Work {
        void on(Connection connection) throws SQLException;
    }

    private void run(Work work) throws SQLException {
        try (var connection = open()) {
            connection.setAutoCommit(false);
            work.on(connection);
            connection.commit();
        }
    }

    private Connection open() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("vexillum.db"));
    }
}
