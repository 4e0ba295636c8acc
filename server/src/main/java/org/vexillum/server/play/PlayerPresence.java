package org.vexillum.server.play;

import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;
import org.vexillum.kernel.Side;

/**
 * Who sits at which match at other servers on the same database.
 *
 * <p>Servers repeat it from time to time: what one that fell silent had said is forgotten.
 */
final class PlayerPresence {
    static final Duration REPEATED = Duration.ofSeconds(10);
    private static final long GOOD_FOR = 3 * REPEATED.toNanos();

    private record Heard(Set<Side> sides, long at) {}

    private final ConcurrentMap<String, ConcurrentMap<String, Heard>> matches =
            new ConcurrentHashMap<>();
    private final LongSupplier nanos;

    PlayerPresence(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Whether somebody sits there for this side. */
    boolean elsewhere(String match, Side side) {
        return sides(match).contains(side);
    }

    private Set<Side> sides(String match) {
        var all = EnumSet.noneOf(Side.class);
        for (var heard : matches.getOrDefault(match, new ConcurrentHashMap<>()).values())
            if (nanos.getAsLong() - heard.at < GOOD_FOR) all.addAll(heard.sides);
        return all;
    }

    /**
     * Another server says who sits at a match there.
     *
     * @return whether that is new
     */
    boolean heard(String server, String match, Set<Side> there) {
        var before = sides(match);
        var servers = matches.computeIfAbsent(match, _ -> new ConcurrentHashMap<>());
        if (there.isEmpty()) servers.remove(server);
        else servers.put(server, new Heard(there, nanos.getAsLong()));
        return !before.equals(sides(match));
    }

    /** Forgets who has not been heard of for long; the matches where somebody was. */
    Set<String> forget() {
        var changed = new LinkedHashSet<String>();
        for (Map.Entry<String, ConcurrentMap<String, Heard>> each : matches.entrySet()) {
            var old = each.getValue().values();
            if (old.removeIf(heard -> nanos.getAsLong() - heard.at >= GOOD_FOR))
                changed.add(each.getKey());
            if (old.isEmpty()) matches.remove(each.getKey(), each.getValue());
        }
        return changed;
    }
}
