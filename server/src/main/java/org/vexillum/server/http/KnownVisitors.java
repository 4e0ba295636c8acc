package org.vexillum.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Who has a seat or a pass here: that is looked up now and then, and remembered between. */
final class KnownVisitors {
    private static final int MOST = 20_000;
    private static final long GOOD_FOR = TimeUnit.MINUTES.toNanos(5);
    private static final long BAD_FOR = TimeUnit.SECONDS.toNanos(5);

    private record Found(boolean known, long until) {}

    private final Predicate<String> lookup;
    private final Map<String, Found> found = new LinkedHashMap<>();

    /**
     * @param lookup whether a cookie or a token leads anywhere
     */
    KnownVisitors(Predicate<String> lookup) {
        this.lookup = lookup;
    }

    /** Whether he is known, without looking it up. */
    boolean surely(String account) {
        return remembered(account) instanceof Found(var known, _) && known;
    }

    /** Whether he is known. */
    boolean here(String account) {
        var before = remembered(account);
        if (before != null) return before.known;
        boolean known = lookup.test(account);
        long until = System.nanoTime() + (known ? GOOD_FOR : BAD_FOR);
        synchronized (found) {
            found.put(account, new Found(known, until));
            if (found.size() > MOST) found.remove(found.keySet().iterator().next());
        }
        return known;
    }

    private @org.vexillum.kernel.Nullable Found remembered(String account) {
        synchronized (found) {
            var before = found.get(account);
            if (before == null || System.nanoTime() < before.until) return before;
            found.remove(account);
            return null;
        }
    }
}
