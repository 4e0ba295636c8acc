package org.vexillum.tourneys.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.WorkCancelled;

class SearchSlotsTest {
    @Test
    void neverMoreThanAFewAreUnderWay() throws InterruptedException {
        var busy = new AtomicInteger();
        var most = new AtomicInteger();
        var open = new CountDownLatch(1);
        var begun = new CountDownLatch(SearchSlots.AT_ONCE);
        var callers = new ArrayList<Thread>();
        for (int i = 0; i < 3 * SearchSlots.AT_ONCE; i++)
            callers.add(
                    Thread.ofPlatform()
                            .start(() ->
                                    SearchGuard.seconds(600)
                                            .run(() -> {
                                                int now = busy.incrementAndGet();
                                                most.accumulateAndGet(now, Math::max);
                                                begun.countDown();
                                                open.await();
                                                return busy.decrementAndGet();
                                            })));
        begun.await();
        open.countDown();
        for (var caller : callers) caller.join();
        assertThat(most.get()).isEqualTo(SearchSlots.AT_ONCE);
    }

    @Test
    void whatNobodyWaitsForIsGivenUp() {
        var open = new CountDownLatch(1);
        var wanted = new AtomicBoolean(true);
        assertThatThrownBy(() ->
                        Cancellation.asLongAs(
                                wanted::get,
                                () ->
                                        SearchGuard.seconds(600)
                                                .run(() -> {
                                                    wanted.set(false);
                                                    open.await();
                                                    return 1;
                                                })))
                .isInstanceOf(WorkCancelled.class);
        open.countDown();
    }
}
