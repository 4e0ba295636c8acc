package org.vexillum.server.play;

import java.util.ArrayDeque;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.server.FatalErrorExit;

/** Does one thing after another, on the threads of a pool: a room needs no locks. */
final class SerialQueue {
    private static final Logger LOG = LoggerFactory.getLogger(SerialQueue.class);

    private final Executor pool;
    private final Executor slow;
    private final ArrayDeque<Task> waiting = new ArrayDeque<>();
    private boolean busy;

    private record Task(Runnable work, Executor threads) {}

    /**
     * @param slow the threads for what nobody waits for
     */
    SerialQueue(Executor pool, Executor slow) {
        this.pool = pool;
        this.slow = slow;
    }

    void run(Runnable task) {
        add(new Task(task, pool));
    }

    /** In its turn, but on threads that hold up nobody who waits at another table. */
    void runSlowly(Runnable task) {
        add(new Task(task, slow));
    }

    private void add(Task task) {
        synchronized (waiting) {
            waiting.add(task);
            if (busy) return;
            busy = true;
        }
        goOn();
    }

    /** When the server stops, what is on the disk is enough. */
    private void goOn() {
        Executor threads;
        synchronized (waiting) {
            threads = waiting.element().threads;
        }
        try {
            threads.execute(this::next);
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
            } catch (Exception | Error failed) {
                FatalErrorExit.ifFatal(failed);
                answer.completeExceptionally(failed);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            if (failed.getCause() instanceof Error cause) throw cause;
            throw failed;
        }
    }

    /** One task, then back to the queue of the pool: a bot that plays on holds up nobody. */
    private void next() {
        Task task;
        synchronized (waiting) {
            task = waiting.remove();
        }
        try {
            task.work.run();
        } catch (RuntimeException | Error failed) {
            FatalErrorExit.ifFatal(failed);
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
