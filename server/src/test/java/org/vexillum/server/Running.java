package org.vexillum.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A server in a process of its own, which can be killed. */
record Running(Process process, int port) {
    static Running start(Path data) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process =
                new ProcessBuilder(
                                java,
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Running.class.getName(),
                                data.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        var out = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        return new Running(process, Integer.parseInt(new BufferedReader(out).readLine()));
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** What is killed; it ends by itself when the tests are gone, and their pipe with them. */
    public static void main(String[] args) throws IOException {
        var server = VexillumServer.start(ServerOptions.local(0, Path.of(args[0])));
        System.out.println(server.port());
        while (System.in.read() >= 0) continue;
        Runtime.getRuntime().halt(0);
    }
}
