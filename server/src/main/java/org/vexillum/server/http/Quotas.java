package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.RateLimits;

/**
 * How many lasting things somebody may make: by visitor, behind that by address, and behind that by
 * all together.
 *
 * <p>A visitor's cookie is only his word; an address may be that of a hall with eighty phones.
 */
final class Quotas {
    /** What can be made. */
    enum Thing {
        /** New, to be played at once, or going on from a moment of another. */
        MATCH,
        FORCE,
        LINK,
        EVENT,
        ENTRY
    }

    private record Limits(RateLimits visitor, RateLimits address, RateLimits all) {}

    private final Map<Thing, Limits> limits = new EnumMap<>(Thing.class);

    Quotas() {
        limits.put(Thing.MATCH, limits(6, 20, 60, 200, 600, 600));
        limits.put(Thing.FORCE, limits(12, 100, 300, 400, 1_200, 1_000));
        limits.put(Thing.LINK, limits(12, 100, 300, 400, 1_200, 1_000));
        limits.put(Thing.EVENT, limits(1, 20, 10, 60, 60, 300));
        limits.put(Thing.ENTRY, limits(3, 20, 60, 200, 600, 600));
    }

    /** So many a minute, and so many at once, of each of the three. */
    private static Limits limits(
            int visitor, int visitors, int address, int addresses, int all, int alls) {
        return new Limits(
                new RateLimits(visitor / 60.0, visitors),
                new RateLimits(address / 60.0, addresses),
                new RateLimits(all / 60.0, alls));
    }

    /**
     * @throws RequestRefused if there have been too many of late
     */
    void take(Thing thing, Context context) {
        var limit = Objects.requireNonNull(limits.get(thing));
        var visitor = VisitorIdentity.Papers.of(context).account();
        var address = ClientAddress.of(context);
        boolean may =
                (visitor.isEmpty() || limit.visitor.take(visitor))
                        && (address.equals(ClientAddress.HERE) || limit.address.take(address))
                        && limit.all.take("");
        if (!may) throw new RequestRefused(429, "too-many-made");
    }
}
