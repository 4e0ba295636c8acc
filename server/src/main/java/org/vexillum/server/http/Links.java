package org.vexillum.server.http;

import io.javalin.http.Context;
import java.util.Optional;
import org.vexillum.server.ServerOptions;

/** Addresses that lead back here, by the way the visitor came. */
final class Links {
    private final ServerOptions options;

    Links(ServerOptions options) {
        this.options = options;
    }

    String base(Context context) {
        return options.publicUrl().orElseGet(() -> scheme(context) + "://" + context.host());
    }

    String seat(Context context, String token) {
        return base(context) + "/seat/" + token;
    }

    String pass(Context context, String token) {
        return base(context) + "/pass/" + token;
    }

    private static String scheme(Context context) {
        return secure(context) ? "https" : "http";
    }

    /** Whether the visitor came over TLS, perhaps by a proxy. */
    static boolean secure(Context context) {
        return Optional.ofNullable(context.header("X-Forwarded-Proto"))
                .map("https"::equals)
                .orElse(context.scheme().equals("https"));
    }

    /** Whether the address leads nowhere but to this computer. */
    static boolean loopback(String url) {
        var host = url.replaceFirst("^https?://", "").replaceFirst("(:\\d+)?(/.*)?$", "");
        return host.equals("localhost") || host.startsWith("127.") || host.equals("[::1]");
    }
}
