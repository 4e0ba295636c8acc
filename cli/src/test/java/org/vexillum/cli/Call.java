package org.vexillum.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** A call of the program inside the test, and what came of it. */
public record Call(int code, String out, String err) {
    public static Call vexillum(String... args) {
        return withEnvironment(Map.of("LANG", "en_GB.UTF-8"), args);
    }

    /**
     * The id of a rule in two parts, so that no report takes its look-up for a test of the rule.
     */
    public static String id(String game, String rest) {
        return game + "-" + rest;
    }

    public static Call withEnvironment(Map<String, String> environment, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code =
                new CommandCall(new PrintWriter(out), new PrintWriter(err, true), environment)
                        .run(args);
        return new Call(code, out.toString(), err.toString());
    }
}
