package org.vexillum.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds out that a backup was brought back, by another process, under a running server. */
public final class RestoreWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RestoreWatch.class);
    private static final int EVERY = 1_000;

    private final Database database;
    private final Runnable replaced;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("watch").daemon().factory());
    private String known;

    public RestoreWatch(Database database, Runnable replaced) {
        this.database = database;
        this.replaced = replaced;
        known = DatabaseMarks.restored(database);
        clock.scheduleWithFixedDelay(this::look, EVERY, EVERY, TimeUnit.MILLISECONDS);
    }

    private void look() {
        try {
            var now = DatabaseMarks.restored(database);
            if (now.equals(known)) return;
            known = now;
            replaced.run();
        } catch (RuntimeException failed) {
            LOG.warn("the database does not answer: {}", failed.getMessage());
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
