package org.vexillum.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** A server of its own for each test. */
abstract class ServerTest {
    static final String SEED = "5a".repeat(32);

    @TempDir Path data;

    VexillumServer server;

    @BeforeEach
    void start() {
        server = VexillumServer.start(options());
    }

    ServerOptions options() {
        return ServerOptions.local(0, data);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Another process, as far as the games can tell. */
    void restart() {
        stop();
        start();
    }

    Browser browser() {
        return new Browser(server.port());
    }

    /** The wish for a match of Regiments on a known seed. */
    static Map<String, Object> wish(String opponent) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", "regiments");
        wish.put("a", "sample:lantern-company");
        wish.put("b", "sample:brasswright-column");
        wish.put("opponent", opponent);
        wish.put("seed", SEED);
        return wish;
    }

    static String token(String link) {
        return link.substring(link.lastIndexOf('/') + 1);
    }

    /** Two players in a match that began by invitation. */
    record Two(String match, Browser ana, Browser ben, Seat a, Seat b, String watch)
            implements AutoCloseable {
        @Override
        public void close() {
            a.close();
            b.close();
        }

        /** The seat that is asked; both know it. */
        Seat asked() {
            a.until(seat -> seat.asked() || waits(seat, "B"));
            if (a.asked()) return a;
            b.until(Seat::asked);
            return b;
        }

        Seat other(Seat seat) {
            return seat == a ? b : a;
        }

        private static boolean waits(Seat seat, String side) {
            return String.valueOf(seat.state().get("waiting")).contains("side=" + side);
        }
    }

    Two two() {
        return two(wish("link"));
    }

    Two two(Map<String, Object> wish) {
        var ana = browser();
        var ben = browser();
        var made = ana.post("/api/matches", wish);
        if (made.status() != 201) throw new AssertionError(made.text());
        ben.post("/api/seats", Map.of("token", token(made.text("invite"))));
        var match = made.text("match");
        return new Two(match, ana, ben, ana.sit(match), ben.sit(match), made.text("watch"));
    }

    /** Plays by doing what is offered, one answer after another. */
    static void play(Two two, int answers) {
        for (int i = 0; i < answers; i++) {
            var seat = two.asked();
            var reply = seat.choose(i);
            if (!"accepted".equals(reply.get("type"))) throw new AssertionError(reply);
            int seq = (int) seat.state().get("seq");
            two.a().until(each -> (int) each.state().get("seq") > seq);
            two.b().until(each -> (int) each.state().get("seq") > seq);
        }
    }
}
