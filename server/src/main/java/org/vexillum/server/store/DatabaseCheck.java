package org.vexillum.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.store.Database.Trouble;
import org.vexillum.server.store.Database.Unopened;

/**
 * Finds out, before anybody is let in, whether a database can be read and written: a pool would try
 * for half a minute, and say less.
 */
final class DatabaseCheck {
    /** Seconds for a server that does not answer. */
    private static final String PATIENCE = "4";

    /** A large file is not read to its end at each start. */
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(200);

    private static final int STEPS = 10_000;

    private final String url;

    DatabaseCheck(String url) {
        this.url = url;
    }

    /**
     * @throws Unopened with what is the matter
     */
    void take() {
        try (var connection = connection()) {
            if (embedded()) prepare(connection);
        } catch (SQLException failed) {
            throw unopened(failed);
        }
    }

    private static void prepare(Connection connection) throws SQLException {
        var tables = new SqliteTables(connection);
        if (tables.wanted()) tables.make();
        else mustBeSound(connection);
    }

    /**
     * Writes a little, once the tables are there.
     *
     * @throws Unopened with what is the matter
     */
    void write() {
        if (!embedded()) return;
        try (var connection = connection();
                var statement =
                        connection.prepareStatement(
                                "INSERT INTO marks (name, value) VALUES ('opened', ?)"
                                        + " ON CONFLICT (name) DO UPDATE SET value ="
                                        + " excluded.value")) {
            statement.setString(1, Instant.now().toString());
            statement.executeUpdate();
        } catch (SQLException failed) {
            throw unopened(failed);
        }
    }

    private boolean embedded() {
        return url.startsWith("jdbc:sqlite");
    }

    private Connection connection() throws SQLException {
        var patience = new Properties();
        if (!embedded()) {
            patience.setProperty("loginTimeout", PATIENCE);
            patience.setProperty("connectTimeout", PATIENCE);
        }
        return DriverManager.getConnection(url, patience);
    }

    private static void mustBeSound(Connection connection) throws SQLException {
        var until = System.nanoTime() + LONGEST;
        ProgressHandler.setHandler(
                connection,
                STEPS,
                new ProgressHandler() {
                    @Override
                    protected int progress() {
                        return System.nanoTime() < until ? 0 : 1;
                    }
                });
        try (var statement = connection.createStatement();
                var found = statement.executeQuery("PRAGMA quick_check(1)")) {
            if (found.next() && !found.getString(1).equals("ok"))
                throw new Unopened(Trouble.DAMAGED, null);
        } catch (SQLiteException failed) {
            if (failed.getResultCode() != SQLiteErrorCode.SQLITE_INTERRUPT) throw failed;
        } finally {
            ProgressHandler.clearHandler(connection);
        }
    }

    static Unopened unopened(Throwable failed) {
        for (@Nullable Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof SQLiteException exact)
                return new Unopened(trouble(exact.getResultCode()), failed);
        return new Unopened(Trouble.OTHER, failed);
    }

    /** The extended codes of SQLite have the plain one in their last byte. */
    private static Trouble trouble(SQLiteErrorCode code) {
        if (code == SQLiteErrorCode.SQLITE_IOERR_SHMSIZE) return Trouble.FULL;
        return switch (SQLiteErrorCode.getErrorCode(code.code & 0xff)) {
            case SQLITE_FULL -> Trouble.FULL;
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM -> Trouble.READ_ONLY;
            case SQLITE_CORRUPT, SQLITE_NOTADB -> Trouble.DAMAGED;
            case SQLITE_BUSY, SQLITE_LOCKED -> Trouble.IN_USE;
            default -> Trouble.OTHER;
        };
    }
}
