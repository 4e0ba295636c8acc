package org.vexillum.server.http;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Session;
import org.vexillum.gamekit.desk.RequestRefused;

/** All connections: what waits to be read may take an eighth of the memory, and no more. */
final class VisitorConnections implements AutoCloseable {
    private static final int EVERY = 5;
    private static final int OF_ONE = 30;
    private static final int OF_A_HALL = 1_000;

    private final Set<VisitorConnection> all = ConcurrentHashMap.newKeySet();
    private final ConcurrentMap<VisitorConnection, List<String>> counted =
            new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Integer> connections = new ConcurrentHashMap<>();
    private final AtomicLong waiting = new AtomicLong();
    private final LongSupplier nanos;
    private final long most;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("slow-readers").daemon().factory());

    VisitorConnections() {
        this(System::nanoTime, Runtime.getRuntime().maxMemory() / 8);
        clock.scheduleWithFixedDelay(this::sweep, EVERY, EVERY, TimeUnit.SECONDS);
    }

    /**
     * @param most how many characters may wait for all together
     */
    VisitorConnections(LongSupplier nanos, long most) {
        this.nanos = nanos;
        this.most = most;
    }

    VisitorConnection open(Session session) {
        var wire = new VisitorConnection(session, this);
        all.add(wire);
        return wire;
    }

    void closed(VisitorConnection wire) {
        all.remove(wire);
        var accounts = counted.remove(wire);
        if (accounts != null)
            for (var each : accounts)
                connections.computeIfPresent(each, (_, count) -> count == 1 ? null : count - 1);
    }

    /** A visitor has a few windows, and a hall many visitors. */
    void count(VisitorConnection wire, String address, String account) {
        counted.put(wire, List.of(address, account));
        boolean hall = connections.merge(address, 1, Integer::sum) <= OF_A_HALL;
        boolean own = connections.merge(account, 1, Integer::sum) <= OF_ONE;
        if (!own || !hall && !address.equals(ClientAddress.HERE))
            throw new RequestRefused(429, "too-many");
    }

    void wait(int characters) {
        waiting.addAndGet(characters);
    }

    boolean full() {
        return waiting.get() > most;
    }

    long now() {
        return nanos.getAsLong();
    }

    /** Those who take nothing are found also when nobody says anything. */
    void sweep() {
        all.forEach(VisitorConnection::mustMove);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
