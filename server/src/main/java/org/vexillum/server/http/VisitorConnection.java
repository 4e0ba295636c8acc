package org.vexillum.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.vexillum.server.play.Visitor;

/**
 * What is said to one visitor, in order.
 *
 * <p>Whoever does not read is told no more: what waits for him is limited, and one who takes
 * nothing for long is cut off. His browser comes again and is told how things stand by then.
 *
 * <p>A connection is ended only when all that was said is on its way: with a code below 3000 Jetty
 * throws away what still waits to be sent.
 */
final class VisitorConnection implements Visitor.Outlet {
    private static final int COME_AGAIN = 1012;
    private static final int NO_ENTRY = 4403;
    private static final int NOT_OPENED = 4500;

    /** So many characters may wait before how things stand is told only once they are taken. */
    private static final int BEHIND = 64_000;

    /** So many characters may wait at all. */
    static final int MOST = 1_000_000;

    /** Whoever took nothing for so long does not read. */
    static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

    private final Session session;
    private final VisitorConnections wires;
    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
    private volatile Runnable taken = () -> {};
    private int messages;
    private long waiting;
    private long moved;

    VisitorConnection(Session session, VisitorConnections wires) {
        this.session = session;
        this.wires = wires;
    }

    /**
     * Counts him with those from the same place.
     *
     * @throws org.vexillum.gamekit.desk.RequestRefused if there are too many of them
     */
    void from(String address, String account) {
        wires.count(this, address, account);
    }

    /** What to do each time he has taken something and is no longer behind. */
    void whenTaken(Runnable task) {
        taken = task;
    }

    @Override
    public void send(String message) {
        if (!session.isOpen()) return;
        if (tooMuch(message.length())) {
            session.disconnect();
            return;
        }
        put(message);
    }

    private synchronized boolean tooMuch(int more) {
        return waiting + more > MOST && messages > 0 || waiting > BEHIND && wires.full();
    }

    private synchronized void put(String message) {
        if (messages++ == 0) moved = wires.now();
        waiting += message.length();
        wires.wait(message.length());
        var sent = new Callback.Completable();
        last = sent;
        // before it is sent, since that may be done at once
        var _ = sent.whenComplete((_, _) -> took(message.length()));
        session.sendText(message, sent);
    }

    private void took(int characters) {
        synchronized (this) {
            messages--;
            waiting -= characters;
            moved = wires.now();
        }
        wires.wait(-characters);
        if (!behind()) taken.run();
    }

    @Override
    public synchronized boolean behind() {
        return waiting > BEHIND;
    }

    /** Cuts off one who does not read. */
    void mustMove() {
        if (stuck()) session.disconnect();
    }

    private synchronized boolean stuck() {
        return messages > 0 && wires.now() - moved > PATIENCE;
    }

    @Override
    public void close() {
        close(COME_AGAIN, "again");
    }

    @Override
    public void dismiss() {
        close(NOT_OPENED, "not-opened");
    }

    /** He is told why before, and has nothing to do here. */
    void turnAway(String key) {
        close(NO_ENTRY, key);
    }

    private synchronized void close(int code, String reason) {
        var _ = last.whenComplete((_, _) -> session.close(code, reason, Callback.NOOP));
    }
}
