package org.vexillum.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.vexillum.kernel.Nullable;

/**
 * The one thread that writes.
 *
 * <p>Whatever waits when it is free goes to the disk together: with many games the price of a
 * commit is shared.
 */
final class DatabaseWriter implements AutoCloseable {
    private static final int TOGETHER = 256;

    private final Jdbi jdbi;
    private final LinkedBlockingQueue<Task<?>> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    private static final class Task<R> {
        private final Function<Handle, R> work;
        private final CompletableFuture<R> done = new CompletableFuture<>();
        private @Nullable R result;
        private @Nullable RuntimeException failure;

        Task(Function<Handle, R> work) {
            this.work = work;
        }

        /** What one task spoils is undone, the others stand. */
        void run(Handle handle) {
            handle.savepoint("task");
            try {
                result = work.apply(handle);
                handle.releaseSavepoint("task");
            } catch (RuntimeException failed) {
                failure = failed;
                handle.rollbackToSavepoint("task");
            }
        }

        void finish() {
            if (failure != null) done.completeExceptionally(failure);
            else done.complete(result);
        }
    }

    DatabaseWriter(Jdbi jdbi) {
        this.jdbi = jdbi;
        thread = Thread.ofPlatform().name("database").daemon().start(this::work);
    }

    <R> R write(Function<Handle, R> work) {
        if (closed) throw new IllegalStateException("the database is closed");
        var task = new Task<>(work);
        waiting.add(task);
        try {
            return task.done.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    private void work() {
        try {
            while (!closed || !waiting.isEmpty()) {
                var batch = new ArrayList<Task<?>>();
                batch.add(waiting.take());
                waiting.drainTo(batch, TOGETHER - 1);
                commit(batch);
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void commit(List<Task<?>> batch) {
        try {
            jdbi.useTransaction(handle -> batch.forEach(task -> task.run(handle)));
            batch.forEach(Task::finish);
        } catch (RuntimeException failed) {
            batch.forEach(task -> task.done.completeExceptionally(failed));
        }
    }

    /** Writes what is waiting, then ends. */
    @Override
    public void close() {
        write(_ -> closed = true);
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
