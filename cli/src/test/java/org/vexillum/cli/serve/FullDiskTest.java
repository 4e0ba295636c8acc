package org.vexillum.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** Where the disk is full nothing is begun. Only where small disks can be made for a test. */
class FullDiskTest {
    /** Five seconds on an idle machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int BLOCK = 4_096;

    @TempDir Path folder;

    private Path disk;

    @BeforeEach
    void mount() throws IOException, InterruptedException {
        disk = Files.createDirectory(folder.resolve("disk"));
        var made = run("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk.toString());
        assumeTrue(made, "no disk can be mounted here");
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        run("umount", "-l", disk.toString());
    }

    private static boolean run(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException absent) {
            return false;
        }
    }

    /** Leaves so many blocks. */
    private void fill(int left) throws IOException {
        long size = Files.getFileStore(disk).getUsableSpace() - (long) left * BLOCK;
        Files.write(disk.resolve("filling"), new byte[(int) size]);
    }

    @Test
    void aNewFolderIsNotBegun() throws IOException {
        fill(2);
        refused(disk.resolve("data"));
    }

    @Test
    void gamesThatAreThereAreNotServedWithoutRoomForMore() throws IOException {
        var data = disk.resolve("data");
        VexillumServer.start(ServerOptions.local(0, data)).close();
        fill(0);
        refused(data);
        Files.delete(disk.resolve("filling"));
        VexillumServer.start(ServerOptions.local(0, data)).close();
    }

    private static void refused(Path data) throws IOException {
        int port = free();
        long began = System.nanoTime();
        var call = serve(data, port, "en");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(PATIENCE);
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED).isEqualTo(1);
        assertThat(call.err())
                .startsWith("No games can be kept in " + data + ": the disk is full.")
                .hasLineCount(1);
        assertThat(serve(data, port, "es").err()).contains("el disco está lleno");
        assertThatThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port).close())
                .isInstanceOf(ConnectException.class);
    }

    private static Call serve(Path data, int port, String lang) {
        return vexillum(
                "serve",
                "--no-browser",
                "--port",
                String.valueOf(port),
                "--data",
                data.toString(),
                "--lang",
                lang);
    }

    private static int free() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
