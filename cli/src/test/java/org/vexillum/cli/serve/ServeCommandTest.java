package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.Exit;

/** A server that cannot start says in one sentence why. */
class ServeCommandTest {
    @TempDir Path folder;

    private Call serve(String option, String value) {
        return vexillum("serve", "--no-browser", "--data", folder + "/data", option, value);
    }

    @Test
    void aPortThatIsNoneIsWrongUsage() {
        for (var port : new String[] {"80000", "-1", "7o7o"}) {
            var call = serve("--port", port);
            assertThat(call.code()).isEqualTo(Exit.USAGE);
            assertThat(call.err()).startsWith("'" + port + "' is no value of --port");
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            var call = serve("--port", String.valueOf(other.getLocalPort()));
            assertThat(call.code()).isEqualTo(Exit.REFUSED);
            assertThat(call.err())
                    .startsWith("Something else listens on port " + other.getLocalPort());
        }
    }

    @Test
    void anAddressOfAnotherComputerIsRefused() {
        var call = serve("--host", "192.0.2.1");
        assertThat(call.code()).isEqualTo(Exit.REFUSED);
        assertThat(call.err()).startsWith("192.0.2.1 is no address of this computer");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        var call = vexillum("serve", "--no-browser", "--port", "0", "--data", file + "/data");
        assertThat(call.code()).isEqualTo(Exit.REFUSED);
        assertThat(call.err()).startsWith("No games can be kept in " + file);
    }

    @Test
    void aDatabaseThatIsNoneIsNamedWithoutItsPassword() {
        var call = serve("--db", "nonsense://here/x?password=secret");
        assertThat(call.code()).isEqualTo(Exit.REFUSED);
        assertThat(call.err())
                .startsWith("The database nonsense://here/x cannot be opened")
                .doesNotContain("secret");
    }
}
