package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Deaf;

/** Nobody ends a server by not reading what it says; a server that cannot go on ends itself. */
class SlowReadersTest {
    private static final int SOCKETS = 20;
    private static final int LOOKS = 150;

    @TempDir Path data;

    /** A server as {@code serve} runs it. */
    static final class Guarded {
        private Guarded() {}

        public static void main(String[] args) throws IOException {
            var server = VexillumServer.start(ServerOptions.local(0, Path.of(args[0])));
            FatalErrorExit.guard(server);
            System.out.println(server.port());
            while (System.in.read() >= 0) continue;
            Runtime.getRuntime().halt(0);
        }
    }

    /** One that does not get closed. */
    static final class Hanging {
        private Hanging() {}

        public static void main(String[] args) throws Exception {
            FatalErrorExit.guard(() -> new java.util.concurrent.CountDownLatch(1).await());
            System.out.println(0);
            while (System.in.read() >= 0) continue;
            Runtime.getRuntime().halt(0);
        }
    }

    /** One whose threads catch what they can. */
    static final class Leaking {
        private static final List<byte[]> KEPT = new ArrayList<>();

        private Leaking() {}

        public static void main(String[] args) throws InterruptedException {
            FatalErrorExit.guard(() -> {});
            System.out.println(0);
            while (true) {
                try {
                    KEPT.add(new byte[10_000]);
                } catch (OutOfMemoryError caught) {
                    Thread.sleep(1);
                }
            }
        }
    }

    @Test
    void socketsThatSendAndNeverReadHarmNobody() throws Exception {
        var running = Running.start(data, Guarded.class, "-Xmx64m", "-XX:+ExitOnOutOfMemoryError");
        var deaf = new ArrayList<Deaf>();
        try {
            var wish = ServerTest.wish("screen");
            wish.remove("seed");
            var matches = new ArrayList<String>();
            var browser = new Browser(running.port());
            for (int i = 0; i < SOCKETS; i++) {
                browser = new Browser(running.port());
                matches.add(browser.post("/api/matches", wish).text("match"));
                deaf.add(new Deaf(browser, matches.getLast()));
            }
            for (int i = 0; i < LOOKS; i++)
                for (var each : deaf) {
                    each.send("{\"type\":\"pong\"}");
                    each.send("{\"type\":\"look\",\"side\":\"" + (i % 2 == 0 ? "A" : "B") + "\"}");
                }
            try (var seat = browser.sit(matches.getLast())) {
                seat.until(_ -> true);
            }
            assertThat(running.process().isAlive()).isTrue();
            running.process().toHandle().destroy();
            assertThat(running.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            for (var each : deaf) each.close();
            running.kill();
        }
    }

    @Test
    void aProcessEndsWhenAskedThoughItsServerHangs() throws Exception {
        var running = Running.start(data, Hanging.class);
        try {
            running.process().toHandle().destroy();
            assertThat(running.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(running.process().exitValue()).isEqualTo(143);
        } finally {
            running.kill();
        }
    }

    @Test
    void aProcessWithoutMemoryEndsThoughNobodyNoticesTheError() throws Exception {
        var running = Running.start(data, Leaking.class, "-Xmx32m");
        try {
            assertThat(running.process().waitFor(120, TimeUnit.SECONDS)).isTrue();
            assertThat(running.process().exitValue()).isEqualTo(FatalErrorExit.NO_MEMORY);
        } finally {
            running.kill();
        }
    }
}
