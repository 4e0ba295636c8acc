package org.vexillum.tourneys.event;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * The time of a round, as data: whoever knows what time it is can count.
 *
 * @param since when it was started or resumed; empty while it stands still
 * @param used seconds that had passed by then
 * @param more minutes that single tables were given beside those of all
 */
public record RoundClock(
        int round, int minutes, String since, long used, SequencedMap<Integer, Integer> more) {
    public RoundClock {
        more = new LinkedHashMap<>(more);
    }

    static RoundClock start(int round, int minutes, String at) {
        return new RoundClock(round, minutes, at, 0, new LinkedHashMap<>());
    }

    public boolean running() {
        return !since.isEmpty();
    }

    /** Seconds left for most tables; below 0 when time is up. */
    public long left(Instant now) {
        long running = running() ? Duration.between(Instant.parse(since), now).toSeconds() : 0;
        return minutes * 60L - used - running;
    }

    /** Seconds left for one table. */
    public long left(Instant now, int table) {
        return left(now) + more.getOrDefault(table, 0) * 60L;
    }

    RoundClock paused(String at) {
        long passed =
                running()
                        ? Duration.between(Instant.parse(since), Instant.parse(at)).toSeconds()
                        : 0;
        return new RoundClock(round, minutes, "", used + Math.max(0, passed), more);
    }

    RoundClock resumed(String at) {
        return new RoundClock(round, minutes, running() ? since : at, used, more);
    }

    RoundClock lengthened(int by) {
        return new RoundClock(round, minutes + by, since, used, more);
    }

    RoundClock lengthened(int by, int table) {
        var changed = new LinkedHashMap<>(more);
        changed.merge(table, by, Integer::sum);
        return new RoundClock(round, minutes, since, used, changed);
    }
}
