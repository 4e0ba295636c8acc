package org.vexillum.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.vexillum.server.ServerOptions;
import org.vexillum.server.VexillumServer;

/** The server under load, in a process of its own; it ends when its standard input does. */
public final class LoadServer {
    private LoadServer() {}

    /** The line that asks for the processor time used. */
    static final String EFFORT = "effort";

    /** The line that asks for the memory in use. */
    static final String MEMORY = "memory";

    /** Prints the port and the milliseconds since the process began, then what is asked for. */
    public static void main(String[] args) throws IOException {
        var server = VexillumServer.start(ServerOptions.local(0, Path.of(args[0])));
        long began = ManagementFactory.getRuntimeMXBean().getStartTime();
        System.out.println(server.port() + " " + (System.currentTimeMillis() - began));
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var asked = in.readLine(); asked != null; asked = in.readLine())
            System.out.println(asked.equals(EFFORT) ? ProcessorTime.now().written() : used());
        Runtime.getRuntime().halt(0);
    }

    /** Bytes of the heap that are in use. */
    private static long used() {
        var memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        return memory.getHeapMemoryUsage().getUsed();
    }
}
