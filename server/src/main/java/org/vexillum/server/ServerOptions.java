package org.vexillum.server;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * How a server is started.
 *
 * @param port 0 for any that is free
 * @param data the folder of the embedded database
 * @param db the address of another database
 * @param publicUrl by which visitors reach it, without a slash at the end
 * @param version of the program
 */
public record ServerOptions(
        String host,
        int port,
        Path data,
        Optional<String> db,
        Optional<String> publicUrl,
        String version,
        Clock clock) {
    public static final String LOCAL = "127.0.0.1";
    public static final int PORT = 7070;

    /** On this computer alone. */
    public static ServerOptions local(int port, Path data) {
        return new ServerOptions(
                LOCAL, port, data, Optional.empty(), Optional.empty(), "", Clock.systemUTC());
    }

    public ServerOptions withClock(Clock other) {
        return new ServerOptions(host, port, data, db, publicUrl, version, other);
    }

    public ServerOptions withDb(String url) {
        return new ServerOptions(host, port, data, Optional.of(url), publicUrl, version, clock);
    }

    /** Where others in the local network reach it; nowhere if it listens for this computer only. */
    public List<String> addresses() {
        return Addresses.of(host, port);
    }
}
