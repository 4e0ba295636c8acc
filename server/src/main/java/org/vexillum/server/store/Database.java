package org.vexillum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * A database with one writer and a few readers.
 *
 * <p>SQLite starves on virtual threads: everything here runs on the platform thread that calls, or
 * on the writer's own.
 */
public final class Database implements AutoCloseable {
    private static final int READERS = 4;

    /** A commit is on the disk, whatever happens to the process or to the power. */
    private static final String PRAGMAS =
            "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&foreign_keys=on"
                    + "&transaction_mode=IMMEDIATE";

    private final HikariDataSource readers;
    private final HikariDataSource writing;
    private final Jdbi jdbi;
    private final Writer writer;

    private Database(String url) {
        readers = pool(url, READERS);
        Migrations.run(readers, url); // on PostgreSQL they take two connections
        writing = pool(url, 1);
        jdbi = Jdbi.create(readers);
        writer = new Writer(Jdbi.create(writing));
    }

    /** The file in a data folder, made if it is not there. */
    public static Database in(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new Database("jdbc:sqlite:" + folder.resolve("vexillum.db") + PRAGMAS);
    }

    /** A server by its address: {@code postgresql://host/name} or {@code jdbc:postgresql:…}. */
    public static Database at(String url) {
        return new Database(url.startsWith("jdbc:") ? url : "jdbc:" + url);
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
        return jdbi.withHandle(reading::apply);
    }

    /** Writes in one transaction; returns when it is on the disk. */
    public <R> R write(Function<Handle, R> writing) {
        return writer.write(writing);
    }

    @Override
    public void close() {
        writer.close();
        writing.close();
        readers.close();
    }
}
