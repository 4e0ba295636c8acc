package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.store.EventLogStore;

/**
 * Those who wait for an event to change, wherever it is changed.
 *
 * <p>One look at the disk for each event that somebody waits for, a few times a second: changes
 * that come together wake everybody once.
 */
public final class ChangeWaiters implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ChangeWaiters.class);
    private static final int EVERY = 250;
    private static final int MOST = 5_000;

    private final EventLogStore events;
    private final Map<String, List<Waiter>> waiters = new LinkedHashMap<>();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("events").daemon().factory());

    private record Waiter(int version, long until, CompletableFuture<Boolean> changed) {}

    public ChangeWaiters(Tourneys tourneys) {
        events = tourneys.events();
        clock.scheduleWithFixedDelay(this::look, EVERY, EVERY, TimeUnit.MILLISECONDS);
    }

    /** Whether an event has changed since a version, as soon as it has, or when patience ends. */
    public CompletableFuture<Boolean> since(String id, int version, int millis) {
        if (events.version(id).orElse(version) != version)
            return CompletableFuture.completedFuture(true);
        var changed = new CompletableFuture<Boolean>();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        synchronized (waiters) {
            if (waiters.values().stream().mapToInt(List::size).sum() >= MOST)
                throw new RequestRefused(503, "busy");
            waiters.computeIfAbsent(id, _ -> new ArrayList<>())
                    .add(new Waiter(version, until, changed));
        }
        return changed;
    }

    private void look() {
        try {
            List<String> ids;
            synchronized (waiters) {
                ids = List.copyOf(waiters.keySet());
            }
            for (var id : ids) wake(id, events.version(id).orElse(-1));
        } catch (RuntimeException failed) {
            LOG.warn("the database does not answer: {}", failed.getMessage());
        }
    }

    private void wake(String id, int version) {
        var woken = new ArrayList<Waiter>();
        long now = System.nanoTime();
        synchronized (waiters) {
            var all = waiters.getOrDefault(id, List.of());
            for (var waiter : List.copyOf(all))
                if (waiter.version != version || waiter.until < now) {
                    all.remove(waiter);
                    woken.add(waiter);
                }
            if (all.isEmpty()) waiters.remove(id);
        }
        for (var waiter : woken) waiter.changed.complete(waiter.version != version);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
