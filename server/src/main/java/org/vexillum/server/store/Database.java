package org.vexillum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * A database with one writer and a few readers.
 *
 * <p>SQLite starves on virtual threads: everything here runs on the platform thread that calls, or
 * on the writer's own.
 */
public final class Database implements AutoCloseable {
    /** The file in a data folder. */
    public static final String FILE = "vexillum.db";

    private static final int READERS = 4;

    /** Bytes on the disk without which nothing is begun. */
    private static final long LEAST = 1 << 20;

    /** Why a database cannot be opened. */
    public enum Trouble {
        /** Another server has it. */
        IN_USE,
        /** The disk is full. */
        FULL,
        /** Nothing may be written there. */
        READ_ONLY,
        /** Something else is there, or what is left of a database. */
        DAMAGED,
        OTHER
    }

    /** That a database cannot be opened. */
    @SuppressWarnings("serial")
    public static final class Unopened extends RuntimeException {
        private final Trouble trouble;

        Unopened(Trouble trouble, @Nullable Throwable cause) {
            super(cause);
            this.trouble = trouble;
        }

        public Trouble trouble() {
            return trouble;
        }
    }

    /** A commit is on the disk, whatever happens to the process or to the power. */
    private static final String PRAGMAS =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&foreign_keys=on"
                    + "&transaction_mode=IMMEDIATE";

    private static final AtomicInteger OPENED = new AtomicInteger();

    private final String url;
    private final String name;
    private final Optional<FolderLock> lock;
    private final FutureTask<Pools> opening;

    /** What there is once it is open. */
    private record Pools(
            HikariDataSource readers, HikariDataSource writing, Jdbi jdbi, DatabaseWriter writer) {
        static Pools open(String url) {
            var look = new DatabaseCheck(url);
            look.take();
            var readers = pool(url, READERS);
            try {
                Migrations.run(readers, url); // on PostgreSQL they take two connections
            } catch (RuntimeException failed) {
                readers.close();
                throw DatabaseCheck.unopened(failed);
            }
            look.write();
            var writing = pool(url, 1);
            return new Pools(
                    readers,
                    writing,
                    Jdbi.create(readers),
                    new DatabaseWriter(Jdbi.create(writing)));
        }
    }

    private Database(String url) {
        this(url, Optional.empty());
    }

    private Database(String url, Optional<FolderLock> lock) {
        this.url = url;
        this.lock = lock;
        name = embedded() ? "" : ServerNotices.name(OPENED.incrementAndGet());
        opening = new FutureTask<>(() -> Pools.open(url));
        Thread.ofPlatform().name("opening").daemon().start(opening);
    }

    /** The file in a data folder, made if it is not there. */
    public static Database in(Path folder) {
        made(folder);
        return new Database(url(folder)).ready();
    }

    /**
     * The same for a server, who has it for himself, and goes on meanwhile: whoever needs it first
     * waits.
     */
    public static Database opening(Path folder) {
        made(folder);
        try {
            return new Database(url(folder), Optional.of(FolderLock.of(folder)));
        } catch (IOException impossible) {
            throw new Unopened(trouble(folder), impossible);
        }
    }

    private static void made(Path folder) {
        try {
            Files.createDirectories(folder);
            if (Files.getFileStore(folder).getUsableSpace() < LEAST)
                throw new Unopened(Trouble.FULL, null);
        } catch (IOException impossible) {
            throw new Unopened(trouble(folder), impossible);
        }
    }

    private static Trouble trouble(Path folder) {
        return Files.isDirectory(folder) ? Trouble.READ_ONLY : Trouble.OTHER;
    }

    private static String url(Path folder) {
        return "jdbc:sqlite:" + folder.resolve(FILE) + PRAGMAS;
    }

    /** One file, made if it is not there. */
    static Database file(Path file) {
        return new Database("jdbc:sqlite:" + file + PRAGMAS).ready();
    }

    /** A server by its address: {@code postgresql://host/name} or {@code jdbc:postgresql:…}. */
    public static Database at(String url) {
        return new Database(url.startsWith("jdbc:") ? url : "jdbc:" + url).ready();
    }

    /** Waits until it is open; what prevents that is thrown here. */
    public Database ready() {
        pools();
        return this;
    }

    private Pools pools() {
        try {
            return opening.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Unopened known) throw known;
            throw new Unopened(Trouble.OTHER, failed.getCause());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(hurried);
        }
    }

    private static HikariDataSource pool(String url, int size) {
        var config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(url.startsWith("jdbc:sqlite") ? 0 : 1);
        config.setInitializationFailTimeout(-1);
        return new HikariDataSource(config);
    }

    public <R> R read(Function<Handle, R> reading) {
        return pools().jdbi.withHandle(reading::apply);
    }

    /** Writes in one transaction; returns when it is on the disk. */
    public <R> R write(Function<Handle, R> writing) {
        return pools().writer.write(writing);
    }

    /** Whether other servers may use it at the same time. */
    public boolean shared() {
        return !embedded();
    }

    /** Whether it is a file of our own. */
    boolean embedded() {
        return url.startsWith("jdbc:sqlite");
    }

    /** A consistent copy of the file, made while others write. */
    void copyTo(Path file) {
        read(handle -> handle.execute("VACUUM INTO ?", file.toString()));
    }

    // ---- other servers

    /** Tells other servers on this database, once the transaction is on the disk. */
    void tell(Handle handle, String match) {
        if (!embedded()) ServerNotices.tell(handle, name, match);
    }

    /** Tells other servers who sits at a match here. */
    public void tellHere(String match, Set<Side> sides) {
        if (!embedded()) shout(ServerNotices.here(match, sides));
    }

    /** Asks other servers who sits at a match there. */
    public void askWho(String match) {
        if (!embedded()) shout(ServerNotices.who(match));
    }

    private void shout(String text) {
        read(handle -> {
            ServerNotices.tell(handle, name, text);
            return true;
        });
    }

    /** Listens to other servers on this database, of which an embedded one has none. */
    public Optional<ServerNotices> listen(ServerNotices.Heard heard) {
        if (embedded()) return Optional.empty();
        return Optional.of(new ServerNotices(alone(), name, heard));
    }

    /** A connection of one's own, that no pool takes back. */
    private DataSource alone() {
        var source = new PGSimpleDataSource();
        source.setUrl(url);
        return source;
    }

    @Override
    public void close() {
        try {
            if (opening.state() == Future.State.FAILED) return;
            var open = pools();
            open.writer.close();
            open.writing.close();
            open.readers.close();
        } finally {
            lock.ifPresent(FolderLock::close);
        }
    }
}
