package org.vexillum.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Everything that strangers try on an open server, at once: sockets that never read, bodies that
 * drip in, storms of odds whose askers leave, made-up cookies, a hundred new matches a second.
 */
final class HostileLoad implements AutoCloseable {
    private static final int SOCKETS = 20;
    private static final int DRIPS = 300;
    private static final int STORM = 260;
    private static final int MATCHES = 100;
    private static final int COOKIES = 100;
    private static final int TEXT = 0x81;
    private static final String BRUTES =
            "12x %s [M5 V1 C3 A2 W2 R3 D2 E1] infantry/medium 25mm | Blessed, Deadly Blades, Cleave (2), Counter-attack, Parry";

    private final URI base;
    private final String watched;
    private final List<Socket> sockets = new ArrayList<>();
    private final ScheduledExecutorService clock =
            Executors.newScheduledThreadPool(6, Thread.ofPlatform().daemon().factory());
    private final AtomicInteger number = new AtomicInteger();
    private final AtomicLong tried = new AtomicLong();

    /**
     * @param watched a match that everybody may watch
     */
    HostileLoad(URI base, String watched) {
        this.base = base;
        this.watched = watched;
    }

    void begin() throws IOException {
        for (int i = 0; i < SOCKETS; i++) deaf();
        for (int i = 0; i < DRIPS; i++) drip();
        every(STORM, 2_000, this::odds);
        every(MATCHES, 1_000, this::match);
        every(COOKIES, 1_000, this::cookie);
    }

    String told() {
        return String.format(Locale.ROOT, "%,d calls of strangers", tried.get());
    }

    /** So many calls in so many milliseconds, evenly. */
    private void every(int times, int millis, Call call) {
        clock.scheduleAtFixedRate(
                () -> attempt(call), 0, 1_000L * millis / times, TimeUnit.MICROSECONDS);
    }

    private interface Call {
        void make() throws IOException;
    }

    private void attempt(Call call) {
        try {
            tried.incrementAndGet();
            call.make();
        } catch (IOException refused) {
            // that is what a stranger has to expect
        }
    }

    private Socket open() throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), base.getPort());
        socket.setSoTimeout(10_000);
        return socket;
    }

    /** A call as if it came by a proxy from one of a few addresses. */
    private String head(String method, String path, String more) {
        return String.format(
                Locale.ROOT,
                "%s %s HTTP/1.1\r\nHost: %s\r\nX-Forwarded-For: 203.0.113.%d\r\n%s",
                method,
                path,
                base.getAuthority(),
                number.incrementAndGet() % 5,
                more);
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    // ---- sockets that send and never read

    private void deaf() throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(4_096);
        socket.connect(
                new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), base.getPort()));
        sockets.add(socket);
        write(
                socket,
                head(
                        "GET",
                        "/api/live/" + watched,
                        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"));
        var pong = "{\"type\":\"pong\",\"id\":1}".getBytes(StandardCharsets.US_ASCII);
        var frame = new byte[pong.length + 6];
        frame[0] = (byte) TEXT;
        frame[1] = (byte) (0x80 | pong.length);
        System.arraycopy(pong, 0, frame, 6, pong.length);
        every(20, 1_000, () -> socket.getOutputStream().write(frame));
    }

    // ---- bodies that drip in

    private void drip() throws IOException {
        var socket = open();
        sockets.add(socket);
        write(socket, head("POST", "/api/odds", "Content-Length: 1000\r\n\r\n{"));
        every(1, 1_000, () -> write(socket, " "));
    }

    // ---- calls

    private void odds() throws IOException {
        var body =
                org.vexillum.server.Json.write(
                        org.vexillum.server.Json.object(
                                "game",
                                "first-blood",
                                "action",
                                "clash",
                                "attacker",
                                BRUTES.formatted("Brutes"),
                                "target",
                                BRUTES.formatted("Others")));
        // asked and left
        try (var socket = open()) {
            write(socket, post("/api/odds", "", body));
        }
    }

    private void match() throws IOException {
        post("/api/play-now", "{\"game\":\"regiments\"}");
    }

    private void cookie() throws IOException {
        try (var socket = open()) {
            write(socket, head("GET", "/api/matches", cookies() + "Connection: close\r\n\r\n"));
            drain(socket);
        }
    }

    private String cookies() {
        return "Cookie: vexillum=made-up-" + number.incrementAndGet() + "\r\n";
    }

    private void post(String path, String body) throws IOException {
        try (var socket = open()) {
            write(socket, post(path, cookies() + "Connection: close\r\n", body));
            drain(socket);
        }
    }

    private String post(String path, String more, String body) {
        return head("POST", path, more + "Content-Length: " + body.length() + "\r\n\r\n") + body;
    }

    private static void drain(Socket socket) throws IOException {
        socket.getInputStream().readAllBytes();
    }

    @Override
    public void close() throws IOException {
        clock.shutdownNow();
        for (var each : sockets) each.close();
    }
}
