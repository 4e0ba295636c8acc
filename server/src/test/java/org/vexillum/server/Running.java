package org.vexillum.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can be killed. */
record Running(Process process, int port) {
    static Running start(Path data) throws IOException {
        return start(data, Running.class);
    }

    /**
     * @param main prints its port
     * @param options of the virtual machine
     */
    static Running start(Path data, Class<?> main, String... options) throws IOException {
        var call = new ArrayList<String>();
        call.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        call.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        call.add("--enable-native-access=ALL-UNNAMED");
        call.addAll(List.of(options));
        call.addAll(List.of("-cp", System.getProperty("java.class.path")));
        call.addAll(List.of(main.getName(), data.toString()));
        var process =
                new ProcessBuilder(call).redirectError(ProcessBuilder.Redirect.INHERIT).start();
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
