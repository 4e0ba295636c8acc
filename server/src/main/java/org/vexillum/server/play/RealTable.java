package org.vexillum.server.play;

import java.time.Duration;
import java.time.Instant;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/**
 * What the referee of a real table needs beside the game.
 *
 * @param either whether either seat may enter what both players see
 * @param minutes of a round; 0 for as long as it takes
 * @param until when the time is over, or null if it does not run
 * @param event the event that the game belongs to, or null
 */
@Stored(
        as = "Tableside",
        with = {"either", "minutes", "until", "event"})
record RealTable(boolean either, int minutes, @Nullable String until, @Nullable String event) {
    private static final int MOST = 600;

    static RealTable of(RequestFields wish) {
        return new RealTable(
                !wish.has("either") || wish.flag("either"),
                wish.has("minutes") ? minutes(wish.whole("minutes")) : 0,
                null,
                event(wish.text("event", "")));
    }

    private static @Nullable String event(String id) {
        if (id.isEmpty()) return null;
        if (!id.matches("[A-Za-z0-9_-]{1,40}")) throw RequestRefused.wrong("no-event", id);
        return id;
    }

    private static int minutes(int wanted) {
        if (wanted < 0 || wanted > MOST) throw RequestRefused.wrong("no-minutes", MOST);
        return wanted;
    }

    /**
     * @param wanted how long from now; 0 stops it
     */
    RealTable running(int wanted, Instant now) {
        int length = minutes(wanted);
        var end = now.plus(Duration.ofMinutes(length)).toString();
        return new RealTable(either, length, length == 0 ? null : end, event);
    }

    /** The seconds that are left, or null if no time runs. */
    @Nullable Long left(Instant now) {
        return until == null ? null : Duration.between(now, Instant.parse(until)).toSeconds();
    }
}
