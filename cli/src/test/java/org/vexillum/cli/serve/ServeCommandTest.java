package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** A server that cannot start says in one sentence why. */
class ServeCommandTest {
    /** Five seconds on an idle machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir Path folder;

    private Call serve(String option, String value) {
        return vexillum("serve", "--no-browser", "--data", folder + "/data", option, value);
    }

    @Test
    void aPortThatIsNoneIsWrongUsage() {
        for (var port : new String[] {"80000", "-1", "7o7o"}) {
            var call = serve("--port", port);
            assertThat(call.code()).isEqualTo(ExitCode.USAGE);
            assertThat(call.err()).startsWith("'" + port + "' is no value of --port");
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            var call = serve("--port", String.valueOf(other.getLocalPort()));
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.err())
                    .startsWith("Something else listens on port " + other.getLocalPort());
        }
    }

    @Test
    void anAddressOfAnotherComputerIsRefused() {
        var call = serve("--host", "192.0.2.1");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).startsWith("192.0.2.1 is no address of this computer");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        var call = vexillum("serve", "--no-browser", "--port", "0", "--data", file + "/data");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).startsWith("No games can be kept in " + file);
    }

    @Test
    void aDatabaseThatIsNoneIsNamedWithoutItsPassword() {
        var call = serve("--db", "nonsense://here/x?password=secret");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err())
                .contains("The database nonsense://here/x cannot be opened")
                .doesNotContain("secret");
    }

    private Call serve(Path data, String... more) {
        var args = new ArrayList<>(List.of("serve", "--no-browser", "--port", "0"));
        args.addAll(List.of("--data", data.toString()));
        args.addAll(List.of(more));
        return vexillum(args.toArray(String[]::new));
    }

    @Test
    void aSecondServerOnOneFolderIsRefused() throws IOException {
        var data = folder.resolve("data");
        try (var first = VexillumServer.start(ServerOptions.local(0, data))) {
            var second = serve(data);
            assertThat(second.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(second.err()).startsWith("Another server keeps its games in " + data);
            assertThat(serve(data, "--lang", "es").err()).startsWith("Otro servidor guarda");
            assertThat(first.port()).isPositive();
        }
        // the lock goes with the server
        VexillumServer.start(ServerOptions.local(0, data)).close();
    }

    @Test
    void aDamagedDatabaseIsNamedBeforeAnybodyIsLetIn() throws IOException {
        for (int from : new int[] {0, 20_000}) {
            var data = folder.resolve("damaged" + from);
            VexillumServer.start(ServerOptions.local(0, data)).close();
            damage(data.resolve("vexillum.db"), from);
            long began = System.nanoTime();
            var call = serve(data);
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.err())
                    .startsWith("No games can be kept in " + data)
                    .contains("is damaged")
                    .hasLineCount(1);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE);
            assertThat(serve(data, "--lang", "es").err()).contains("está dañado");
        }
    }

    private static void damage(Path file, int from) throws IOException {
        var bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, from, Math.min(bytes.length, from + 40_000), (byte) 0x5a);
        Files.write(file, bytes);
    }

    @Test
    void aDatabaseThatEndsTooSoonIsDamaged() throws IOException {
        var data = folder.resolve("short");
        VexillumServer.start(ServerOptions.local(0, data)).close();
        var file = data.resolve("vexillum.db");
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 12_000));
        assertThat(serve(data).err()).contains("is damaged");
    }

    @Test
    void whereNothingCanBeWrittenIsSaid() throws IOException {
        // to an administrator everything can be written: a folder in the way of the lock cannot
        var data = Files.createDirectories(folder.resolve("data"));
        Files.createDirectory(data.resolve("vexillum.lock"));
        var call = serve(data);
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("must not be written").hasLineCount(1);
        Files.delete(data.resolve("vexillum.lock"));
        Files.createDirectory(data.resolve("vexillum.db"));
        assertThat(serve(data).err()).contains("must not be written");
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNamedSoon() throws IOException {
        try (var deaf = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            long began = System.nanoTime();
            var call = serve("--db", "postgresql://127.0.0.1:" + deaf.getLocalPort() + "/x");
            assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(call.err()).contains("cannot be opened");
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE);
        }
    }

    @Test
    void aPasswordInTheAddressIsWarnedOf() {
        var call = serve("--db", "postgresql://127.0.0.1:1/x?password=secret");
        assertThat(call.err())
                .startsWith("The password in --db can be read by every user")
                .doesNotContain("secret");
        var file = serve(folder, "--db", "postgresql://h/x", "--db-password-file", "none");
        assertThat(file.err()).startsWith("The password file none cannot be read");
    }
}
