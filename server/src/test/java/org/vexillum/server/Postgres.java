package org.vexillum.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** One real PostgreSQL for all tests, which stops when they end; each test has its database. */
final class Postgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private Postgres() {}

    /** Started when the first test needs it. */
    private static final class Running {
        private static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }

    /** The address of an empty database. */
    static String fresh() {
        var name = "test" + DATABASES.incrementAndGet();
        try (var connection = Running.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return Running.SERVER.getJdbcUrl("postgres", name);
    }
}
