package org.vexillum.server;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process when it could only live on deaf: whoever supervises it starts it again, and
 * nothing acknowledged is lost.
 */
public final class FatalErrorExit {
    /** The exit code of a process that ran out of memory, as the virtual machine itself has it. */
    public static final int NO_MEMORY = 3;

    private static final int TERMINATED = 143;
    private static final int TO_CLOSE = 4_000;
    private static final int EVERY = 1_000;

    /** After collecting, this share of the memory is so much that nothing else gets done. */
    private static final double FULL = 0.97;

    private static final int TIMES = 5;
    private static final Logger LOG = LoggerFactory.getLogger(FatalErrorExit.class);

    private FatalErrorExit() {}

    /**
     * Closes a server when the process is asked to end, and ends it within five seconds whatever
     * happens meanwhile.
     */
    public static void guard(AutoCloseable server) {
        var asked = new CountDownLatch(1);
        // begun now: there may be no memory for a thread later
        Thread.ofPlatform().name("last-resort").daemon().start(() -> haltAfter(asked));
        Thread.ofPlatform().name("memory").daemon().start(FatalErrorExit::watchMemory);
        Thread.setDefaultUncaughtExceptionHandler((thread, failed) -> {
            ifFatal(failed);
            LOG.error("{} ended", thread.getName(), failed);
        });
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(() -> {
                            asked.countDown();
                            close(server);
                        }));
    }

    private static void close(AutoCloseable server) {
        try {
            server.close();
        } catch (Exception failed) {
            LOG.warn("the server does not close: {}", failed.toString());
        }
    }

    private static void haltAfter(CountDownLatch asked) {
        try {
            asked.await();
            Thread.sleep(TO_CLOSE);
            Runtime.getRuntime().halt(TERMINATED);
        } catch (InterruptedException unheard) {
            Thread.currentThread().interrupt();
        }
    }

    /** To be told of every error that is caught: when memory is out the process ends. */
    public static void ifFatal(Throwable failed) {
        for (var cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof VirtualMachineError && !(cause instanceof StackOverflowError))
                Runtime.getRuntime().halt(NO_MEMORY);
    }

    // ---- a process that does nothing but collect

    private static void watchMemory() {
        var old = oldest();
        if (old.isEmpty()) return;
        int times = 0;
        try {
            while (true) {
                Thread.sleep(EVERY);
                times = full(old.get()) ? times + 1 : 0;
                if (times >= TIMES) Runtime.getRuntime().halt(NO_MEMORY);
            }
        } catch (InterruptedException unheard) {
            Thread.currentThread().interrupt();
        }
    }

    /** The part of the memory where what lives long ends up. */
    private static Optional<MemoryPoolMXBean> oldest() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .filter(pool -> pool.getCollectionUsage() != null)
                .filter(pool -> pool.getName().matches(".*(Old|Tenured).*"))
                .findFirst();
    }

    /** Full after the last collection, and still full now. */
    private static boolean full(MemoryPoolMXBean pool) {
        var kept = pool.getCollectionUsage();
        long most = pool.getUsage().getMax();
        return most > 0 && kept.getUsed() > FULL * most && pool.getUsage().getUsed() > FULL * most;
    }
}
