package org.vexillum.server.play;

import java.util.ArrayDeque;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one thing after another, on the threads of a pool: a room needs no locks. */
final class Lane {
    private static final Logger LOG = LoggerFactory.getLogger(Lane.class);

    private final Executor pool;
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;

    Lane(Executor pool) {
        this.pool = pool;
    }

    void run(Runnable task) {
        synchronized (waiting) {
            waiting.add(task);
            if (busy) return;
            busy = true;
        }
        goOn();
    }

    /** When the server stops, what is on the disk is enough. */
    private void goOn() {
        try {
            pool.execute(this::next);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("a room is closed", stopping);
        }
    }

    /** Waits for an answer; not to be called from a lane. */
    <R> R ask(Callable<R> task) {
        var answer = new CompletableFuture<R>();
        run(() -> {
            try {
                answer.complete(task.call());
            } catch (Exception failed) {
                answer.completeExceptionally(failed);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    /** One task, then back to the queue of the pool: a bot that plays on holds up nobody. */
    private void next() {
        Runnable task;
        synchronized (waiting) {
            task = waiting.remove();
        }
        try {
            task.run();
        } catch (RuntimeException failed) {
            LOG.error("a task of a room failed", failed);
        } finally {
            boolean more;
            synchronized (waiting) {
                more = !waiting.isEmpty();
                busy = more;
            }
            if (more) goOn();
        }
    }
}
