package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Refused;

/** What every request must keep to, and what every answer says to the browser. */
final class Guard {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
                    + " worker-src 'self'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'";

    /** Requests a second that an account may send for long, and how many at once. */
    private static final int STEADY = 40;

    private static final int BURST = 200;

    /** Whoever names himself nowhere shares one account. */
    private static final int STRANGERS = 400;

    private final Buckets accounts = new Buckets(STEADY, BURST);
    private final Buckets strangers = new Buckets(STRANGERS, STRANGERS);

    void before(Context context) {
        context.header("Content-Security-Policy", POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        // addresses of seats are secrets
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        if (!context.path().startsWith("/api/")) return;
        context.header("Cache-Control", "no-store");
        count(Visits.Papers.of(context).account());
        if (!context.req().getMethod().equals("GET"))
            mustBeOurs(context.header("Origin"), context.host());
    }

    private void count(String account) {
        boolean in = account.isEmpty() ? strangers.take("") : accounts.take(account);
        if (!in) throw new Refused(429, "too-many");
    }

    /** No page of another site acts in a visitor's name. */
    static void mustBeOurs(@Nullable String origin, @Nullable String host) {
        if (origin == null || origin.replaceFirst("^https?://", "").equals(host)) return;
        throw Refused.forbidden("other-site");
    }

    /** How much each may still send; those that are full again are forgotten. */
    static final class Buckets {
        private static final int MANY = 10_000;

        private final int steady;
        private final int burst;
        private final Map<String, Bucket> all = new LinkedHashMap<>();

        private static final class Bucket {
            private double left;
            private long at;
        }

        Buckets(int steady, int burst) {
            this.steady = steady;
            this.burst = burst;
        }

        synchronized boolean take(String account) {
            long now = System.nanoTime();
            if (all.size() > MANY) all.values().removeIf(bucket -> filled(bucket, now) >= burst);
            var bucket = all.computeIfAbsent(account, _ -> full(now));
            bucket.left = filled(bucket, now);
            bucket.at = now;
            if (bucket.left < 1) return false;
            bucket.left--;
            return true;
        }

        private Bucket full(long now) {
            var bucket = new Bucket();
            bucket.left = burst;
            bucket.at = now;
            return bucket;
        }

        private double filled(Bucket bucket, long now) {
            return Math.min(burst, bucket.left + (now - bucket.at) / 1e9 * steady);
        }
    }
}
