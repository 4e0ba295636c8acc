package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.WorkCancelled;
import org.vexillum.server.client.Browser;
import org.vexillum.server.play.LongWorkPool;

/** Who hangs up is noticed while his answer is still worked out. */
class CallerConnectionTest {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();
    private Javalin server;

    @BeforeEach
    void start() {
        var work = new LongRequests(new LongWorkPool(LongWorkPool.few(1), Duration.ofMinutes(10)));
        var later = new LongRequests(new LongWorkPool(waiting::add, Duration.ofMinutes(10)));
        server =
                Javalin.create(
                                config -> {
                                    config.routes.post(
                                            "/api/endless",
                                            context -> work.answer(context, this::endless));
                                    config.routes.post(
                                            "/api/later",
                                            context -> later.answer(context, this::endless));
                                    config.routes.post(
                                            "/api/short",
                                            context ->
                                                    work.answer(
                                                            context, () -> Map.of("text", "done")));
                                })
                        .start("127.0.0.1", 0);
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    private Map<String, Object> endless() {
        begun.countDown();
        try {
            while (true) Cancellation.check();
        } catch (WorkCancelled over) {
            stopped.countDown();
            throw over;
        }
    }

    private Socket asking(String path) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.getOutputStream()
                .write(
                        ("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}")
                                .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    void nothingIsBegunForSomebodyWhoIsGoneByThen() throws IOException, InterruptedException {
        Runnable work;
        try (var _ = asking("/api/later")) {
            work = waiting.take();
        }
        work.run();
        assertThat(begun.getCount()).as("not begun").isEqualTo(1);
    }

    @Test
    void workForSomebodyWhoHangsUpStops() throws IOException, InterruptedException {
        try (var _ = asking("/api/endless")) {
            assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(stopped.await(1, TimeUnit.MINUTES)).isTrue();
        var answer = new Browser(server.port()).post("/api/short", "{}");
        assertThat(answer.text("text")).isEqualTo("done");
    }
}
