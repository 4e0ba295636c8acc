package org.vexillum.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Nullable;

/**
 * The line to somebody who waits for an answer, which tells when he hangs up.
 *
 * <p>Nobody speaks while he waits: whatever arrives is the end. The web server itself would notice
 * it only when it answers.
 */
final class CallerConnection implements Cancellation.Still, AutoCloseable {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(50);

    private final @Nullable Selector selector;

    /** So that it is looked at before anything is begun: most who hang up do so at once. */
    private long looked = System.nanoTime() - EVERY;

    private boolean gone;

    private CallerConnection(@Nullable Selector selector) {
        this.selector = selector;
    }

    /** The line of a request; its body is read before, or it would be taken for the end. */
    static CallerConnection of(Context context) {
        context.bodyAsBytes();
        var channel = channel(context);
        try {
            return new CallerConnection(channel == null ? null : listen(channel));
        } catch (IOException unheard) {
            return new CallerConnection(null);
        }
    }

    private static @Nullable SocketChannel channel(Context context) {
        var request = ServletContextRequest.getServletContextRequest(context.req());
        var end = request.getConnectionMetaData().getConnection().getEndPoint();
        return end instanceof SocketChannelEndPoint socket
                        && socket.getChannel() instanceof SocketChannel channel
                ? channel
                : null;
    }

    private static Selector listen(SocketChannel channel) throws IOException {
        var selector = Selector.open();
        try {
            channel.register(selector, SelectionKey.OP_READ);
        } catch (ClosedChannelException gone) {
            selector.close();
            throw gone;
        }
        return selector;
    }

    /** Asked by one thread at a time. */
    @Override
    public synchronized boolean wanted() {
        long now = System.nanoTime();
        if (selector == null || gone || now - looked < EVERY) return !gone;
        looked = now;
        try {
            gone = selector.selectNow() > 0 || selector.keys().isEmpty();
        } catch (IOException unheard) {
            gone = true;
        }
        return !gone;
    }

    @Override
    public synchronized void close() {
        try {
            if (selector != null) selector.close();
        } catch (IOException closed) {
            gone = true;
        }
    }
}
