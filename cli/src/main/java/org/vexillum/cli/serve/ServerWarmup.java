package org.vexillum.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.vexillum.gamekit.Kits;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** Starts a server for a moment, so that the launcher can cache what it loads. */
public final class ServerWarmup {
    private static final List<String> PATHS =
            List.of(
                    "/",
                    "/api/games?lang=es",
                    "/api/rules?q=charge",
                    "/api/matches",
                    "/api/watch",
                    "/api/replays");

    private ServerWarmup() {}

    public static void play() {
        try {
            var folder = Files.createTempDirectory("vexillum");
            // twice, since the second time finds its tables
            for (int i = 0; i < 2; i++) play(folder);
            remove(folder);
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }

    private static void play(Path folder) throws IOException {
        try (var server = VexillumServer.start(ServerOptions.local(0, folder));
                var http = HttpClient.newHttpClient()) {
            var base = "http://127.0.0.1:" + server.port();
            for (var path : PATHS)
                http.send(
                        HttpRequest.newBuilder(URI.create(base + path)).build(),
                        HttpResponse.BodyHandlers.discarding());
            http.send(
                    HttpRequest.newBuilder(URI.create(base + "/api/play-now"))
                            .POST(
                                    HttpRequest.BodyPublishers.ofString(
                                            "{\"game\":\"" + Kits.usual().id().id() + "\"}"))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
