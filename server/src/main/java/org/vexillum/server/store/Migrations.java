package org.vexillum.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings a database to the newest tables. */
final class Migrations {
    private static final String FOLDER = "classpath:org/vexillum/server/store";

    /** The number of the newest file. */
    static final String NEWEST = SqliteTables.newest();

    private Migrations() {}

    static void run(DataSource source, String url) {
        if (upToDate(source)) return;
        Flyway.configure()
                .dataSource(source)
                .locations(FOLDER)
                .mixed(url.startsWith("jdbc:sqlite"))
                .load()
                .migrate();
    }

    /** Asked first, since Flyway takes longer to start than the whole server. */
    private static boolean upToDate(DataSource source) {
        var sql = "SELECT success FROM flyway_schema_history WHERE version = '" + NEWEST + "'";
        try (var connection = source.getConnection();
                var found = connection.createStatement().executeQuery(sql)) {
            return found.next() && found.getBoolean(1);
        } catch (SQLException none) {
            return false;
        }
    }
}
