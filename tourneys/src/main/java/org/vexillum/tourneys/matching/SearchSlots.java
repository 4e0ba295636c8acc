package org.vexillum.tourneys.matching;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.vexillum.kernel.Cancellation;

/**
 * Searches of the matching library: few at once, since one that is stuck cannot be stopped.
 *
 * <p>However many events are paired, no more threads than this are ever busy with it.
 */
final class SearchSlots {
    static final int AT_ONCE = 4;

    private static final Semaphore FREE = new Semaphore(AT_ONCE);
    private static final int LOOK = 50;

    private SearchSlots() {}

    static <T> T run(Callable<T> search, int seconds)
            throws InterruptedException, ExecutionException, TimeoutException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        if (!FREE.tryAcquire(seconds, TimeUnit.SECONDS)) throw new TimeoutException("all busy");
        var task = new FutureTask<>(search);
        Thread.ofPlatform().daemon().name("pairing").start(() -> ending(task));
        while (System.nanoTime() < until && !task.isDone()) {
            Cancellation.check();
            wait(task);
        }
        return task.get(0, TimeUnit.SECONDS);
    }

    private static void ending(Runnable task) {
        try {
            task.run();
        } finally {
            FREE.release();
        }
    }

    private static void wait(FutureTask<?> task) throws InterruptedException, ExecutionException {
        try {
            task.get(LOOK, TimeUnit.MILLISECONDS);
        } catch (TimeoutException goOn) {
            Thread.onSpinWait();
        }
    }
}
