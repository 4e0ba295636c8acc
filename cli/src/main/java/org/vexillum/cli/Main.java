package org.vexillum.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where {@code ./vexillum} begins. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        var out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = new CommandCall(out, err, System.getenv()).run(args);
        out.flush();
        err.flush();
        System.exit(code);
    }
}
