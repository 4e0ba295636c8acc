package org.vexillum.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.server.client.Browser;
import org.vexillum.server.client.Seat;

/** A server of its own for each test, whose seeds are known. */
abstract class ServerTest {
    static final String SEED = "5a".repeat(32);

    @TempDir Path data;

    VexillumServer server;

    @BeforeEach
    void start() {
        server = VexillumServer.start(options(), Desks::find, () -> SEED);
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

    /** The wish for a match of Regiments. */
    static Map<String, Object> wish(String opponent) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", "regiments");
        wish.put("a", "sample:lantern-company");
        wish.put("b", "sample:brasswright-column");
        wish.put("opponent", opponent);
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

    /** Somebody to whom both players have agreed as their referee. */
    Browser judge(Two two) {
        var judge = candidate(two, "Eva");
        for (var seat : List.of(two.a(), two.b())) {
            seat.until(each -> asks(each, "referee"));
            var agreed = seat.ask("agree");
            if (!"accepted".equals(agreed.get("type"))) throw new AssertionError(agreed);
        }
        return judge;
    }

    /** Somebody who came by the referee's link, and to whom nobody has agreed yet. */
    Browser candidate(Two two, String name) {
        var link =
                two.ana().post("/api/matches/" + two.match() + "/links", Map.of("for", "referee"));
        if (link.status() != 201) throw new AssertionError(link.text());
        var judge = browser();
        var taken =
                judge.post("/api/seats", Map.of("token", token(link.text("url")), "name", name));
        if (taken.status() != 200) throw new AssertionError(taken.text());
        return judge;
    }

    static boolean asks(Seat seat, String what) {
        return ((List<?>) seat.state().get("offers"))
                .stream().anyMatch(offer -> what.equals(((Map<?, ?>) offer).get("what")));
    }

    /** A program that took a seat by this link. */
    Browser program(String link) {
        var taken = browser().post("/api/seats", Map.of("token", token(link), "program", true));
        if (taken.status() != 200) throw new AssertionError(taken.text());
        return Browser.bearing(server.port(), taken.text("key"));
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
