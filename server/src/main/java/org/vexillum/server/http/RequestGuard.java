package org.vexillum.server.http;

import io.javalin.http.Context;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.RateLimits;

/** What every request must keep to, and what every answer says to the browser. */
final class RequestGuard {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
                    + " worker-src 'self'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'";

    /** Calls a second that somebody with a seat or a pass may send for long, and at once. */
    private static final int STEADY = 40;

    private static final int BURST = 200;

    /** The same for strangers, by address: a hall may share one. */
    private static final int HALL = 200;

    private static final int HALL_AT_ONCE = 2_000;

    /** The same for all strangers together. */
    private static final int STRANGERS = 1_000;

    private static final int STRANGERS_AT_ONCE = 4_000;

    private final RateLimits accounts = new RateLimits(STEADY, BURST);
    private final RateLimits addresses = new RateLimits(HALL, HALL_AT_ONCE);
    private final RateLimits strangers = new RateLimits(STRANGERS, STRANGERS_AT_ONCE);
    private final KnownVisitors known;

    RequestGuard(KnownVisitors known) {
        this.known = known;
    }

    void before(Context context) {
        context.header("Content-Security-Policy", POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        // addresses of seats are secrets
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        if (!context.path().startsWith("/api/")) return;
        mustBeText(context.path() + context.queryString());
        context.header("Cache-Control", "no-store");
        count(VisitorIdentity.Papers.of(context).account(), ClientAddress.of(context));
        if (!context.req().getMethod().equals("GET"))
            mustBeOurs(context.header("Origin"), context.host());
    }

    /** A made-up cookie is that of a stranger, and costs his address what it costs to find out. */
    private void count(String account, String address) {
        boolean in =
                !account.isEmpty() && known.surely(account)
                        ? accounts.take(account)
                        : stranger(address) && (account.isEmpty() || entered(account));
        if (!in) throw new RequestRefused(429, "too-many");
    }

    private boolean stranger(String address) {
        return addresses.take(address) && strangers.take("");
    }

    private boolean entered(String account) {
        return !known.here(account) || accounts.take(account);
    }

    /** What no text may contain is no part of an address either. */
    private static void mustBeText(String address) {
        if (address.indexOf('\0') >= 0 || address.contains("%00"))
            throw RequestRefused.wrong("no-character");
    }

    /** No page of another site acts in a visitor's name. */
    static void mustBeOurs(@Nullable String origin, @Nullable String host) {
        if (origin == null || origin.replaceFirst("^https?://", "").equals(host)) return;
        throw RequestRefused.forbidden("other-site");
    }
}
