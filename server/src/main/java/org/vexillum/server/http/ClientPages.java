package org.vexillum.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/**
 * The pages of the client, from the class path; every address that is no file is its start page.
 */
final class ClientPages implements Handler {
    private static final String FOLDER = "/public";
    private static final String START = "/index.html";
    private static final String PLAIN = "/org/vexillum/server/plain.html";
    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("mp3", "audio/mpeg"),
                    Map.entry("ogg", "audio/ogg"),
                    Map.entry("wav", "audio/wav"),
                    Map.entry("txt", "text/plain; charset=utf-8"));

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final Consumer<Lang> asked;

    /**
     * @param asked told of whoever asks for the start page, which soon asks for more
     */
    ClientPages(Consumer<Lang> asked) {
        this.asked = asked;
    }

    @Override
    public void handle(Context context) throws IOException {
        var path = context.path();
        var type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        var file = type == null || path.contains("..") ? null : read(FOLDER + path);
        if (file != null && type != null) {
            // names of built files change with their content
            boolean lasting = path.startsWith("/assets/");
            send(context, file, type, lasting ? "public, max-age=31536000, immutable" : "no-cache");
        } else if (type == null) {
            asked.accept(VisitorIdentity.lang(context));
            var start = read(FOLDER + START);
            send(context, start == null ? plain() : start, "text/html; charset=utf-8", "no-cache");
        } else context.status(404).result("");
    }

    private static void send(Context context, byte[] file, String type, String cache) {
        context.contentType(type).header("Cache-Control", cache).result(file);
    }

    /** For a program that was built without the client. */
    private byte[] plain() throws IOException {
        var page = read(PLAIN);
        return page == null ? new byte[0] : page;
    }

    /** Read once: whoever fetches a file slowly holds nothing that others do not. */
    private byte @Nullable [] read(String name) throws IOException {
        var known = files.get(name);
        if (known != null) return known;
        try (var in = ClientPages.class.getResourceAsStream(name)) {
            if (in == null) return null;
            var file = in.readAllBytes();
            files.put(name, file);
            return file;
        }
    }
}
