package org.vexillum.server.http;

import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.vexillum.server.play.Visitor;

/**
 * What is said to one visitor, in order.
 *
 * <p>A connection is ended only when all that was said is on its way: with a code below 3000 Jetty
 * throws away what still waits to be sent.
 */
final class Wire implements Visitor.Outlet {
    private static final int COME_AGAIN = 1012;
    private static final int NO_ENTRY = 4403;
    private static final int NOT_OPENED = 4500;

    private final Session session;
    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    Wire(Session session) {
        this.session = session;
    }

    @Override
    public synchronized void send(String message) {
        if (!session.isOpen()) return;
        var sent = new Callback.Completable();
        last = sent;
        session.sendText(message, sent);
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
