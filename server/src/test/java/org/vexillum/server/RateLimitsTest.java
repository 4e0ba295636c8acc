package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RateLimitsTest {
    private long now;

    private final RateLimits buckets = new RateLimits(2, 5, () -> now);

    private int taken(String account) {
        int taken = 0;
        while (buckets.take(account)) taken++;
        return taken;
    }

    @Test
    void soManyAtOnceAndThenSoManyASecond() {
        assertThat(taken("a")).isEqualTo(5);
        assertThat(taken("b")).as("everybody his own").isEqualTo(5);
        now += TimeUnit.SECONDS.toNanos(1);
        assertThat(taken("a")).isEqualTo(2);
        now += TimeUnit.HOURS.toNanos(1);
        assertThat(taken("a")).isEqualTo(5);
    }

    @Test
    void whoeverIsMadeUpOnceTakesNoMemoryForLong() {
        for (int i = 0; i < 500_000; i++) {
            buckets.take("made up " + i);
            now += TimeUnit.MICROSECONDS.toNanos(10);
        }
        assertThat(buckets.size()).isLessThanOrEqualTo(100_001);
        now += TimeUnit.SECONDS.toNanos(10);
        buckets.take("a");
        assertThat(buckets.size()).isEqualTo(1);
    }
}
