package org.vexillum.server;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.client.Seat;

/** A game to its end, each answer any that is offered. */
final class WholeGame {
    private WholeGame() {}

    /**
     * @param log gets its lines
     * @return the id of the match
     */
    static String play(ServerTest test, List<Map<?, ?>> log) {
        var random = new Random(11);
        try (var two = test.two()) {
            for (var seat = asked(two); seat != null; seat = asked(two)) {
                seat.choose(random.nextInt(1_000));
                int seq = (int) seat.state().get("seq");
                two.a().until(each -> (int) each.state().get("seq") > seq);
                two.b().until(each -> (int) each.state().get("seq") > seq);
            }
            log.addAll(two.a().log());
            return two.match();
        }
    }

    private static @Nullable Seat asked(ServerTest.Two two) {
        two.a().until(seat -> seat.over() || seat.asked() || waits(seat));
        if (two.a().over()) return null;
        if (two.a().asked()) return two.a();
        two.b().until(seat -> seat.over() || seat.asked());
        return two.b().over() ? null : two.b();
    }

    private static boolean waits(Seat seat) {
        return String.valueOf(seat.state().get("waiting")).contains("side=B");
    }
}
