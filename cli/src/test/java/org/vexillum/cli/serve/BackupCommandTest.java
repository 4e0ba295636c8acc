package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** Games are copied and brought back while a server runs. */
class BackupCommandTest {
    @TempDir Path folder;

    private Call call(String command, Path file, String... more) {
        var args = new java.util.ArrayList<>(java.util.List.of(command, file.toString()));
        args.addAll(java.util.List.of("--data", folder.resolve("data").toString()));
        args.addAll(java.util.List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    @Test
    void whatACopyHoldsComesBack() throws IOException, InterruptedException {
        var file = folder.resolve("games.backup");
        var options = ServerOptions.local(0, folder.resolve("data"));
        try (var server = VexillumServer.start(options)) {
            make(server.port());
            var copied = call("backup", file);
            assertThat(copied.code()).as(copied.err()).isZero();
            assertThat(copied.out()).contains("Games in it: 1");
            make(server.port());
            var restored = call("restore", file);
            assertThat(restored.code()).as(restored.err()).isZero();
            assertThat(restored.out()).contains("Games now: 1").contains("Games in it: 2");
        }
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).anyMatch(name -> name.contains(".replaced-"));
        }
    }

    private static void make(int port) throws IOException, InterruptedException {
        var body = HttpRequest.BodyPublishers.ofString("{\"game\":\"regiments\"}");
        var request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/play-now"));
        try (var http = HttpClient.newHttpClient()) {
            var made = http.send(request.POST(body).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        }
    }

    @Test
    void aRefusedRestoreMakesNothing() {
        assertThat(call("restore", folder.resolve("none")).code()).isEqualTo(1);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFolderThatHoldsSomethingElseIsRefused() throws IOException {
        Files.createDirectory(folder.resolve("data"));
        Files.writeString(
                folder.resolve("data").resolve("vexillum.db"), "a shopping list ".repeat(99));
        var call = call("backup", folder.resolve("new"));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).startsWith("No games can be kept in").contains("--data");
    }

    @Test
    void refusalsSayWhatToDo() throws IOException {
        var file = Files.writeString(folder.resolve("text"), "games");
        assertThat(call("backup", folder.resolve("new")).err()).contains("There are no games in");
        assertThat(Files.exists(folder.resolve("data"))).isFalse();
        VexillumServer.start(ServerOptions.local(0, folder.resolve("data"))).close();
        assertThat(call("backup", file).err()).contains("is not overwritten");
        assertThat(call("restore", file).err()).contains("is no backup of Vexillum");
        var missing = call("restore", folder.resolve("none"), "--lang", "es");
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).contains("No existe el archivo");
    }

    @Test
    void aCopyNeedsItsFolder() {
        VexillumServer.start(ServerOptions.local(0, folder.resolve("data"))).close();
        var call = call("backup", folder.resolve("none").resolve("games.backup"));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).startsWith("The folder of").contains("does not exist");
    }

    @Test
    void aDamagedCopyIsNotBroughtBack() throws IOException {
        VexillumServer.start(ServerOptions.local(0, folder.resolve("data"))).close();
        var file = folder.resolve("games.backup");
        call("backup", file);
        var bytes = Files.readAllBytes(file);
        java.util.Arrays.fill(bytes, 20_000, 60_000, (byte) 0x5a);
        Files.write(file, bytes);
        var call = call("restore", file, "--lang", "es");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("está dañada");
        Files.write(file, java.util.Arrays.copyOf(bytes, 9_000));
        assertThat(call("restore", file).err()).contains("but damaged");
    }
}
