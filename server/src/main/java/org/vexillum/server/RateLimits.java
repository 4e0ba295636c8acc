package org.vexillum.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How much each may still do; those that are full again are forgotten. */
public final class RateLimits {
    private static final int MANY = 10_000;
    private static final int MOST = 10 * MANY;
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final double steady;
    private final int burst;
    private final LongSupplier nanos;
    private final Map<String, Bucket> all = new LinkedHashMap<>();
    private long swept;

    private static final class Bucket {
        private double left;
        private long at;
    }

    /**
     * @param steady how much in a second for long
     * @param burst how much at once
     */
    public RateLimits(double steady, int burst) {
        this(steady, burst, System::nanoTime);
    }

    RateLimits(double steady, int burst, LongSupplier nanos) {
        this.steady = steady;
        this.burst = burst;
        this.nanos = nanos;
        swept = nanos.getAsLong();
    }

    public synchronized boolean take(String account) {
        long now = nanos.getAsLong();
        if (all.size() > MANY && now - swept > SECOND) sweep(now);
        if (all.size() > MOST) all.remove(all.keySet().iterator().next());
        var bucket = all.computeIfAbsent(account, _ -> full(now));
        bucket.left = filled(bucket, now);
        bucket.at = now;
        if (bucket.left < 1) return false;
        bucket.left--;
        return true;
    }

    private void sweep(long now) {
        swept = now;
        all.values().removeIf(bucket -> filled(bucket, now) >= burst);
    }

    private Bucket full(long now) {
        var bucket = new Bucket();
        bucket.left = burst;
        bucket.at = now;
        return bucket;
    }

    private double filled(Bucket bucket, long now) {
        return Math.min(burst, bucket.left + (double) (now - bucket.at) / SECOND * steady);
    }

    synchronized int size() {
        return all.size();
    }
}
