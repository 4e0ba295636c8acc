package org.vexillum.server.store;

import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.kernel.Side;

/**
 * What servers on one PostgreSQL tell each other: the match that one of them changed, and who sits
 * at it there.
 *
 * <p>A notice of a change goes out with the transaction that made it, or not at all.
 */
public final class ServerNotices implements AutoCloseable {
    /** Everything has to be read anew. */
    public static final String EVERYTHING = "*";

    private static final String HERE = "here";
    private static final String WHO = "who";

    /** What other servers say. */
    public interface Heard {
        /** Another server changed a match, or everything was replaced. */
        void changed(String match);

        /** So many sit at a match at another server. */
        void here(String server, String match, Set<Side> sides);

        /** Another server wants to know who sits at a match here. */
        void asked(String match);
    }

    private static final Logger LOG = LoggerFactory.getLogger(ServerNotices.class);
    private static final String CHANNEL = "vexillum";
    private static final int PATIENCE = 250;
    private static final int PAUSE = 1_000;

    /** Tells our own notices from those of others. */
    private static final String OURS = UUID.randomUUID().toString().substring(0, 8);

    private final DataSource source;
    private final String own;
    private final Heard heard;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * @param own the name by which this server's changes are known
     */
    ServerNotices(DataSource source, String own, Heard heard) {
        this.source = source;
        this.own = own;
        this.heard = heard;
        thread = Thread.ofPlatform().name("notices").daemon().start(this::listen);
    }

    static String name(int number) {
        return OURS + "-" + number;
    }

    /** Tells the other servers, once this transaction is on the disk. */
    static void tell(Handle handle, String own, String text) {
        handle.createQuery("SELECT pg_notify(:channel, :text)")
                .bind("channel", CHANNEL)
                .bind("text", own + " " + text)
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
                if (!first) heard.changed(EVERYTHING);
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
                if (parts.length == 2 && !parts[0].equals(own)) hear(parts[0], parts[1]);
            }
    }

    private void hear(String server, String text) {
        var words = text.split(" ", -1);
        if (words.length == 1) heard.changed(text);
        else if (words[0].equals(WHO)) heard.asked(words[1]);
        else if (words[0].equals(HERE)) heard.here(server, words[1], sides(words[2]));
    }

    static String here(String match, Set<Side> sides) {
        var letters = sides.stream().map(Side::name).collect(Collectors.joining());
        return HERE + " " + match + " " + letters;
    }

    static String who(String match) {
        return WHO + " " + match;
    }

    private static Set<Side> sides(String letters) {
        var sides = EnumSet.noneOf(Side.class);
        for (var side : Side.values()) if (letters.contains(side.name())) sides.add(side);
        return sides;
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
