package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.Arrays;
import org.vexillum.kernel.Nullable;

/**
 * Where somebody calls from.
 *
 * <p>What a proxy says about it counts only if the proxy runs on this computer, and of that only
 * the last word, which it wrote itself.
 */
final class ClientAddress {
    /** Somebody at this computer; nobody else is there to be counted apart from. */
    static final String HERE = "";

    private ClientAddress() {}

    static String of(Context context) {
        return of(context.req().getRemoteAddr(), context.header("X-Forwarded-For"));
    }

    static String of(@Nullable String peer, @Nullable String forwarded) {
        if (peer == null || !local(peer)) return network(peer == null ? "?" : peer);
        if (forwarded == null || forwarded.isBlank()) return HERE;
        var last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        return local(last) ? HERE : network(last);
    }

    private static boolean local(String address) {
        var bare = bare(address);
        return bare.startsWith("127.") || bare.equals("::1") || bare.equals("0:0:0:0:0:0:0:1");
    }

    private static String bare(String address) {
        return address.startsWith("[") ? address.replaceAll("^\\[|\\].*$", "") : address;
    }

    /** A household has one address of the older kind, or a whole network of the newer. */
    private static String network(String address) {
        var bare = bare(address);
        if (bare.length() > 45) return "?";
        if (bare.indexOf(':') < 0 || bare.contains("::") && bare.contains(".")) return bare;
        var parts = bare.split("::", 2)[0].split(":");
        return String.join(":", Arrays.copyOf(parts, Math.min(4, parts.length))) + "::/64";
    }
}
