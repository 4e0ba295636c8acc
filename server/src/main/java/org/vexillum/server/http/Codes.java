package org.vexillum.server.http;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import org.vexillum.server.store.Seats;
import org.vexillum.server.store.Tokens;

/** Short codes for a seat: typed on another device within minutes, good for once. */
final class Codes {
    private static final Duration GOOD_FOR = Duration.ofMinutes(10);
    private static final int MOST = 1_000;

    private record Open(Seats.Seat seat, Instant until) {}

    private final LinkedHashMap<String, Open> open = new LinkedHashMap<>();

    synchronized String make(Seats.Seat seat, Instant now) {
        open.values().removeIf(each -> each.until.isBefore(now));
        while (open.size() >= MOST) open.pollFirstEntry();
        var code = Tokens.code();
        open.put(code, new Open(seat, now.plus(GOOD_FOR)));
        return code;
    }

    synchronized Optional<Seats.Seat> take(String written, Instant now) {
        var code = written.strip().toUpperCase(Locale.ROOT).replace("-", "").replace(" ", "");
        var found = open.remove(code);
        return Optional.ofNullable(found).filter(each -> now.isBefore(each.until)).map(Open::seat);
    }
}
