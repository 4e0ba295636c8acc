package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** Runs {@code web/e2e} in a real Chromium against a real server. */
@DisabledIfSystemProperty(named = "quick", matches = ".*", disabledReason = "takes minutes")
class BrowserTest {
    private static final Path WEB = Path.of("..", "web").toAbsolutePath().normalize();
    private static final Path REPORT = Path.of("target", "e2e.txt").toAbsolutePath();

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @Test
    void theClientIsPlayedInARealBrowser(@TempDir Path data)
            throws IOException, InterruptedException {
        try (var server = VexillumServer.start(ServerOptions.local(0, data))) {
            int outcome = run("http://127.0.0.1:" + server.port());
            assertThat(outcome).as(Files.readString(REPORT)).isZero();
        }
    }

    private static int run(String url) throws IOException, InterruptedException {
        Files.createDirectories(REPORT.getParent());
        var command = new ProcessBuilder(WEB.resolve("e2e").resolve("run.sh").toString());
        command.directory(WEB.toFile());
        command.environment().put("VEXILLUM_URL", url);
        // a test that kills servers starts its own
        command.environment().put("VEXILLUM_JAVA", JAVA.toString());
        command.environment().put("VEXILLUM_CLASSPATH", System.getProperty("java.class.path"));
        command.redirectErrorStream(true).redirectOutput(REPORT.toFile());
        return command.start().waitFor();
    }
}
