package org.vexillum.cli;

import java.util.List;
import java.util.function.Supplier;

/**
 * What became of a file.
 *
 * @param done whether all of it came to an end
 * @param json the answer for programs
 * @param lines the answer as people read it
 * @param open why it did not come to an end, or what was refused
 */
public record FileAnswer(
        boolean done, Supplier<Object> json, Supplier<List<String>> lines, List<String> open) {
    /**
     * Prints the answer, and what is open to the other stream.
     *
     * @return the exit code
     */
    public int print(Console console, boolean asJson) {
        if (asJson) console.json(json.get());
        else lines.get().forEach(console.out()::println);
        console.out().flush();
        open.forEach(console.err()::println);
        return done ? ExitCode.DONE : ExitCode.REFUSED;
    }
}
