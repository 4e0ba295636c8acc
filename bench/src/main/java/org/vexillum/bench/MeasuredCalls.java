package org.vexillum.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How everything here is measured: so many calls at a time, in time of the processor.
 *
 * <p>Counts instead of seconds, and the thread's own time instead of the clock's, give the same
 * figures when other programs take their share of the machine.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 30)
@Measurement(iterations = 10)
public class MeasuredCalls {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /** The cost of one call, as JMH carries it from the forked machine. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Spent {
        public double nanos;

        /** Calls an operation so many times; returns something made of all results. */
        int on(int calls, IntUnaryOperator operation) {
            int sum = 0;
            long start = CLOCK.getCurrentThreadCpuTime();
            for (int i = 0; i < calls; i++) sum += operation.applyAsInt(i);
            nanos = (double) (CLOCK.getCurrentThreadCpuTime() - start) / calls;
            return sum;
        }
    }
}
