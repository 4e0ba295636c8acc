package org.vexillum.server.store;

import java.sql.SQLException;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers on one PostgreSQL tell each other: the match that one of them changed.
 *
 * <p>A notice goes out with the transaction that made the change, or not at all.
 */
public final class Notices implements AutoCloseable {
    /** Everything has to be read anew. */
    public static final String EVERYTHING = "*";

    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final String CHANNEL = "vexillum";
    private static final int PATIENCE = 250;
    private static final int PAUSE = 1_000;

    /** Tells our own notices from those of others. */
    private static final String OURS = UUID.randomUUID().toString().substring(0, 8);

    private final DataSource source;
    private final String own;
    private final Consumer<String> heard;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * @param own the name by which this server's changes are known
     * @param heard is given the match that another server changed
     */
    Notices(DataSource source, String own, Consumer<String> heard) {
        this.source = source;
        this.own = own;
        this.heard = heard;
        thread = Thread.ofPlatform().name("notices").daemon().start(this::listen);
    }

    static String name(int number) {
        return OURS + "-" + number;
    }

    /** Tells the other servers, once this transaction is on the disk. */
    static void tell(Handle handle, String own, String match) {
        handle.createQuery("SELECT pg_notify(:channel, :text)")
                .bind("channel", CHANNEL)
                .bind("text", own + " " + match)
                .mapTo(String.class)
                .list();
    }

    /** Tells all servers that nothing they hold is good any more; SQLite's look by themselves. */
    static void everything(Handle handle) {
        try {
            var product = handle.getConnection().getMetaData().getDatabaseProductName();
            if (product.equals("PostgreSQL")) tell(handle, "restore", EVERYTHING);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** A lost connection may have cost notices: everything is looked at again. */
    private void listen() {
        boolean first = true;
        while (!closed) {
            try (var connection = source.getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("LISTEN " + CHANNEL);
                if (!first) heard.accept(EVERYTHING);
                first = false;
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException lost) {
                if (!closed) LOG.warn("no notices from other servers: {}", lost.getMessage());
                pause();
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closed)
            for (var notice : connection.getNotifications(PATIENCE)) {
                var parts = notice.getParameter().split(" ", 2);
                if (parts.length == 2 && !parts[0].equals(own)) heard.accept(parts[1]);
            }
    }

    private void pause() {
        try {
            Thread.sleep(closed ? 0 : PAUSE);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
