package org.vexillum.server.play;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * How much a piece of work may cost: so much time of its thread's processor, and so much more of
 * the clock where the machine is busy with other things.
 */
final class TimeBudget {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Nobody waits longer than so many times the budget. */
    private static final int CLOCK = 6;

    private final long thread = Thread.currentThread().threadId();
    private final long begun = System.nanoTime();
    private final long usedBefore = used();
    private final long most;

    /** Begins now, in the thread that works. */
    TimeBudget(Duration most) {
        this.most = most.toNanos();
    }

    /** Whether some is left; also asked by threads that help. */
    boolean left() {
        long passed = System.nanoTime() - begun;
        // the processor's time takes longer to find out, and is never more than the clock's
        return passed < most || passed < CLOCK * most && used() - usedBefore < most;
    }

    private long used() {
        return THREADS.getThreadCpuTime(thread);
    }
}
