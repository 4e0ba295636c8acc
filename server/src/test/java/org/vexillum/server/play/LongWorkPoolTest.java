package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Cancellation;

/** Long work has few threads, a short queue and a budget, and ends when nobody waits for it. */
class LongWorkPoolTest {
    private final LongWorkPool workshop =
            new LongWorkPool(LongWorkPool.few(1), Duration.ofMinutes(10));
    private final CountDownLatch go = new CountDownLatch(1);

    @AfterEach
    void end() {
        go.countDown();
    }

    private static LongWorkPool.Client client(
            String visitor, String address, Cancellation.Still still) {
        return new LongWorkPool.Client(visitor, address, still);
    }

    private boolean waitForGo() {
        try {
            return go.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    private static <R> R got(CompletableFuture<R> answer) throws Exception {
        try {
            return answer.get(1, TimeUnit.MINUTES);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw failed;
        }
    }

    private static Supplier<Boolean> endless(CountDownLatch begun) {
        return () -> {
            begun.countDown();
            while (true) Cancellation.check();
        };
    }

    @Test
    void workThatNobodyWaitsForAnyMoreStops() throws Exception {
        var begun = new CountDownLatch(1);
        var here = new boolean[] {true};
        var answer = workshop.work(client("a", "x", () -> here[0]), endless(begun));
        assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
        here[0] = false;
        assertThatExceptionOfType(RequestRefused.class).isThrownBy(() -> got(answer));
        assertThat(got(workshop.work(client("a", "x", () -> true), () -> 7)))
                .as("the thread is free again")
                .isEqualTo(7);
    }

    /** On a machine that is busy with other things work takes longer, and is no more of it. */
    @Test
    void timeInWhichNothingIsWorkedOutIsNotCounted() throws Exception {
        var small = new LongWorkPool(LongWorkPool.few(1), Duration.ofSeconds(1));
        long begun = System.nanoTime();
        Supplier<Integer> idle =
                () -> {
                    while (System.nanoTime() - begun < 1_500_000_000L) {
                        LockSupport.parkNanos(10_000_000);
                        Cancellation.check();
                    }
                    return 7;
                };
        assertThat(got(small.work(client("a", "x", () -> true), idle))).isEqualTo(7);
    }

    @Test
    void workThatTakesTooLongStops() {
        var small = new LongWorkPool(LongWorkPool.few(1), Duration.ofMillis(5));
        var answer = small.work(client("a", "x", () -> true), endless(new CountDownLatch(1)));
        assertThatExceptionOfType(RequestRefused.class)
                .isThrownBy(() -> got(answer))
                .satisfies(refused -> {
                    assertThat(refused.status()).isEqualTo(503);
                    assertThat(refused.key()).isEqualTo("too-long-work");
                });
    }

    @Test
    void workThatNobodyWaitsForIsNotBegun() throws Exception {
        var busy = workshop.work(client("a", "x", () -> true), this::waitForGo);
        var begun = new CountDownLatch(1);
        var left = workshop.work(client("b", "y", () -> false), endless(begun));
        go.countDown();
        assertThat(got(busy)).isTrue();
        assertThatExceptionOfType(RequestRefused.class).isThrownBy(() -> got(left));
        assertThat(begun.getCount()).isEqualTo(1);
    }

    @Test
    void oneVisitorAndOneAddressHaveTheirShareOnly() {
        int own = accepted("a", "x");
        assertThat(own).isEqualTo(LongWorkPool.OF_ONE);
        int hall = own;
        for (int i = 0; i < 50; i++) hall += accepted("b" + i, "x");
        assertThat(hall).as("others at the same address").isEqualTo(LongWorkPool.OF_A_HALL);
        assertThat(accepted("c", "y")).as("another address").isEqualTo(LongWorkPool.OF_ONE);
    }

    private int accepted(String visitor, String address) {
        int accepted = 0;
        try {
            while (true) {
                var _ = workshop.work(client(visitor, address, () -> true), this::waitForGo);
                accepted++;
            }
        } catch (RequestRefused full) {
            assertThat(full.status()).isEqualTo(429);
            return accepted;
        }
    }

    @Test
    void whatFindsNoPlaceIsRefusedAtOnce() throws Exception {
        var all = new ArrayList<CompletableFuture<Boolean>>();
        RequestRefused refused = null;
        for (int i = 0; refused == null; i++)
            try {
                all.add(workshop.work(client("v" + i, "a" + i, () -> true), this::waitForGo));
            } catch (RequestRefused full) {
                refused = full;
            }
        assertThat(refused.status()).isEqualTo(503);
        assertThat(all).hasSizeBetween(LongWorkPool.WAITING, LongWorkPool.WAITING + 1);
        go.countDown();
        for (var each : all) assertThat(got(each)).isTrue();
        assertThat(accepted("v0", "a0")).as("nothing is counted for ever").isPositive();
    }
}
