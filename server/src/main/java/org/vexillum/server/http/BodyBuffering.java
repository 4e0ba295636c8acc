package org.vexillum.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;

/**
 * Gives a thread to a call only when its body is there: bodies that drip in keep none waiting.
 *
 * <p>A body has to come with some speed, and all that are on their way together take a part of the
 * memory at most.
 */
final class BodyBuffering extends Handler.Wrapper {
    /** Bytes a second, and after how long that is expected. */
    private static final int SLOWEST = 500;

    private static final long GRACE = TimeUnit.SECONDS.toNanos(2);

    private final long largest;
    private final long most;
    private final AtomicLong coming = new AtomicLong();

    /**
     * @param largest of one body
     * @param most of all that are on their way
     */
    BodyBuffering(long largest, long most) {
        this.largest = largest;
        this.most = most;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getLength() == 0 || !hasBody(request))
            return super.handle(request, response, callback);
        var body = new Body(request, response, callback);
        if (request.getLength() > largest) body.refuse(tooLarge());
        else body.read();
        return true;
    }

    private RequestRefused tooLarge() {
        return new RequestRefused(413, "too-large", largest / 1000);
    }

    private static boolean hasBody(Request request) {
        return request.getHeaders().contains(HttpHeader.CONTENT_LENGTH)
                || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    private boolean next(Request request, Response response, Callback callback) throws Exception {
        return super.handle(request, response, callback);
    }

    /** The body of one call, as far as it has come. */
    private final class Body implements Runnable {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(0);
        private final long begun = System.nanoTime();

        Body(Request request, Response response, Callback callback) {
            this.request = request;
            this.response = response;
            this.callback = callback;
        }

        @Override
        public void run() {
            read();
        }

        private void read() {
            while (true) {
                var chunk = request.read();
                if (chunk == null) {
                    request.demand(this);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    refuse(broken(chunk.getFailure()));
                    return;
                }
                boolean last = chunk.isLast();
                take(chunk);
                var refused = wrong(last);
                if (refused != null) refuse(refused);
                else if (last) handle();
                if (refused != null || last) return;
            }
        }

        private static RequestRefused broken(Throwable failure) {
            return failure instanceof HttpException wrong && wrong.getCode() != 408
                    ? RequestRefused.wrong("bad-body")
                    : new RequestRefused(408, "too-slow");
        }

        private void take(Content.Chunk chunk) {
            var part = new byte[chunk.remaining()];
            chunk.getByteBuffer().get(part);
            chunk.release();
            bytes.writeBytes(part);
            coming.addAndGet(part.length);
        }

        private @Nullable RequestRefused wrong(boolean last) {
            long time = System.nanoTime() - begun;
            if (bytes.size() > largest) return tooLarge();
            if (coming.get() > most) return new RequestRefused(503, "busy");
            boolean slow =
                    time > GRACE && bytes.size() < time / (double) GRACE * 2 * SLOWEST && !last;
            return slow ? new RequestRefused(408, "too-slow") : null;
        }

        private void handle() {
            coming.addAndGet(-bytes.size());
            try {
                if (!next(new Whole(request, bytes.toByteArray()), response, callback))
                    Response.writeError(request, response, callback, 404);
            } catch (Exception failed) {
                Response.writeError(request, response, callback, failed);
            }
        }

        private void refuse(RequestRefused refused) {
            coming.addAndGet(-bytes.size());
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
            if (refused.status() == 503) response.getHeaders().put(HttpHeader.RETRY_AFTER, "5");
            EarlyRefusals.write(request, response, refused, callback);
        }
    }

    /** A call with its body. */
    private static final class Whole extends Request.Wrapper {
        private final long length;
        private Content.@Nullable Chunk body;

        Whole(Request request, byte[] bytes) {
            super(request);
            length = bytes.length;
            body = Content.Chunk.from(ByteBuffer.wrap(bytes), true);
        }

        @Override
        public long getLength() {
            return length;
        }

        @Override
        public synchronized Content.Chunk read() {
            var whole = body;
            body = null;
            return whole == null ? Content.Chunk.EOF : whole;
        }

        @Override
        public void demand(Runnable demand) {
            demand.run();
        }
    }
}
