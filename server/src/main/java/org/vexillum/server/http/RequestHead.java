package org.vexillum.server.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/**
 * What a call said about itself, as far as it could be read.
 *
 * @param asked the language in its address, or null
 * @param accepted the languages in its headers, or null
 * @param heard whether its language is known, be it that none was named
 */
record RequestHead(String path, @Nullable String asked, @Nullable String accepted, boolean heard) {
    private static final String LANG = "lang=";

    static RequestHead of(Request request) {
        if (request.getHeaders().size() == 0
                && request.getConnectionMetaData() instanceof RequestLineConnections.Line line)
            return of(line);
        var accepted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        var asked = lang(request.getHttpURI().getQuery());
        return new RequestHead(request.getHttpURI().getPath(), asked, accepted, true);
    }

    /** A call that broke off is not given its headers: the line it came on has heard them. */
    private static RequestHead of(RequestLineConnections.Line line) {
        var address = line.address();
        int query = address.indexOf('?');
        var asked = query < 0 ? null : lang(address.substring(query + 1));
        boolean heard = asked != null || line.accepted() != null;
        // whoever sends what is no address is a program
        var path = address.isEmpty() ? "/api/" : address;
        return new RequestHead(path, asked, line.accepted(), heard);
    }

    private static @Nullable String lang(@Nullable String query) {
        if (query == null) return null;
        for (var part : query.split("&"))
            if (part.startsWith(LANG)) return decoded(part.substring(LANG.length()));
        return null;
    }

    private static @Nullable String decoded(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            return null;
        }
    }

    Lang lang() {
        return VisitorIdentity.lang(asked, accepted);
    }
}
