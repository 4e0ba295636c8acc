package org.vexillum.server.play;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * Closes rooms that nobody is in: those that were left long ago, those that were only looked at,
 * the oldest where there are more than the heap has place for, and all of them when it is nearly
 * full.
 */
final class RoomCloser {
    private static final Duration LONGEST = Duration.ofMinutes(10);

    /** For rooms in which nobody has done anything: they are as they were stored. */
    private static final Duration UNPLAYED = Duration.ofSeconds(5);

    /** Whoever opened a room is given time to come in. */
    private static final Duration SHORTEST = Duration.ofSeconds(2);

    private static final Duration PAUSE = Duration.ofMillis(200);

    /** Bytes of the heap for each, of which a long game needs a third or so. */
    private static final long EACH = 2 << 20;

    private static final int FEWEST = 32;
    private static final int MOST = 2_000;
    private static final double FULL = 0.7;

    private final LongSupplier nanos;
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile long looked;

    RoomCloser(LongSupplier nanos) {
        this.nanos = nanos;
        looked = nanos.getAsLong();
    }

    /** Asked for when it is needed: it takes long to load. */
    private static final class Heap {
        private static final List<MemoryPoolMXBean> POOLS =
                ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(pool -> pool.getType() == MemoryType.HEAP)
                        .filter(MemoryPoolMXBean::isCollectionUsageThresholdSupported)
                        .toList();
    }

    /** How many may be open though nobody is in them. */
    static int most(long heap) {
        return Math.clamp(heap / EACH, FEWEST, MOST);
    }

    /** Whether too many are open, as far as one looks: not for every room in a rush. */
    boolean due(int open) {
        long now = nanos.getAsLong();
        if (now - looked < PAUSE.toNanos()) return false;
        looked = now;
        return open > most(Runtime.getRuntime().maxMemory()) || tight();
    }

    /** Asks the rooms whose time has come to close; who is in one at that moment stays. */
    void tidy(Collection<LiveRoom<?>> open) {
        if (!busy.compareAndSet(false, true)) return;
        try {
            long now = nanos.getAsLong();
            int many = open.size() - most(Runtime.getRuntime().maxMemory()) * 3 / 4;
            var oldest = open.stream().sorted(Comparator.comparingLong(LiveRoom::used)).toList();
            boolean tight = tight();
            for (int i = 0; i < oldest.size(); i++) {
                var room = oldest.get(i);
                var stays = room.played() ? LONGEST : UNPLAYED;
                boolean old = now - room.used() > stays.toNanos();
                if (old || i < many || tight) room.closeIfEmpty(now - SHORTEST.toNanos());
            }
        } finally {
            busy.set(false);
        }
    }

    /** What was in use after the last collection: garbage does not count. */
    boolean tight() {
        long used = 0;
        for (var pool : Heap.POOLS) {
            var after = pool.getCollectionUsage();
            if (after != null) used += after.getUsed();
        }
        return used > FULL * Runtime.getRuntime().maxMemory();
    }
}
