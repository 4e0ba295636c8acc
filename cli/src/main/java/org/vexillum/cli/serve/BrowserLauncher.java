package org.vexillum.cli.serve;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens the browser of a computer that has one. */
final class BrowserLauncher {
    private BrowserLauncher() {}

    static void open(String url) {
        var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) run("open", url);
        else if (system.contains("win")) run("rundll32", "url.dll,FileProtocolHandler", url);
        else if (hasScreen()) run("xdg-open", url);
    }

    private static boolean hasScreen() {
        var environment = System.getenv();
        return environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    }

    /** Nobody misses a browser that does not start: the address is printed. */
    private static void run(String... command) {
        try {
            new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            return;
        }
    }
}
