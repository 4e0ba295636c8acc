package org.vexillum.cli.serve;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.ExitCode;
import org.vexillum.cli.Port;
import org.vexillum.cli.Version;
import org.vexillum.server.FatalErrorExit;
import org.vexillum.server.QrPicture;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;
import org.vexillum.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the table in the browser until it is stopped. */
@Command(name = "serve")
public final class ServeCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--host", paramLabel = "HOST", descriptionKey = "serve.host")
    private String host = ServerOptions.LOCAL;

    @Option(names = "--port", paramLabel = "PORT", descriptionKey = "serve.port")
    private Port port = new Port(ServerOptions.PORT);

    @Mixin private final StorageOptions storage = new StorageOptions();

    @Option(names = "--public-url", paramLabel = "URL", descriptionKey = "serve.public")
    private Optional<String> publicUrl = Optional.empty();

    @Option(names = "--no-browser", descriptionKey = "serve.no.browser")
    private boolean noBrowser;

    public ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        var options =
                new ServerOptions(
                        host,
                        port.number(),
                        storage.folder(),
                        storage.db(console),
                        publicUrl.map(url -> url.replaceFirst("/+$", "")),
                        Version.line(),
                        Clock.systemUTC());
        var server = start(options);
        FatalErrorExit.guard(server);
        announce(options, server.port());
        // until the process is asked to end
        new CountDownLatch(1).await();
        return ExitCode.DONE;
    }

    private VexillumServer start(ServerOptions options) {
        if (!here(options.host())) throw new CommandFailure(console.say("serve.elsewhere", host));
        if (!free(options)) throw taken();
        try {
            return VexillumServer.start(options);
        } catch (Database.Unopened unopened) {
            throw storage.refusal(console, unopened);
        } catch (RuntimeException failed) {
            throw taken(failed) ? taken() : failed;
        }
    }

    private CommandFailure taken() {
        return new CommandFailure(console.say("serve.taken", String.valueOf(port.number())));
    }

    /** Whether the address is one of this computer. */
    private static boolean here(String host) {
        try {
            var address = InetAddress.getByName(host);
            return address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException | SocketException unknown) {
            return false;
        }
    }

    /** Asked beforehand, since a web server that cannot listen complains in a log of its own. */
    private static boolean free(ServerOptions options) {
        try (var socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(options.host(), options.port()));
            return true;
        } catch (IOException busy) {
            return false;
        }
    }

    private static boolean taken(Throwable failed) {
        for (var cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof BindException) return true;
        return false;
    }

    private void announce(ServerOptions options, int port) {
        var here = "http://" + (host.equals("0.0.0.0") ? "localhost" : host) + ":" + port;
        var shown = options.publicUrl().orElse(here);
        console.out().println(console.say("serve.at", shown));
        var others = options.addresses();
        for (var address : others) console.out().println(console.say("serve.also", address));
        if (!others.isEmpty())
            new QrPicture(others.getFirst()).lines().forEach(console.out()::println);
        console.out().println(console.say("serve.stop"));
        console.out().flush();
        if (!noBrowser) BrowserLauncher.open(here);
    }
}
