package org.vexillum.bench;

import java.io.IOException;

/** Runs the benchmarks; the arguments are those of JMH, such as a part of a benchmark's name. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws IOException {
        org.openjdk.jmh.Main.main(args);
    }
}
