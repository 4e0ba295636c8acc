package org.vexillum.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.vexillum.formats.Place;
import org.vexillum.formats.Problem;
import org.vexillum.formats.Words;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.ForceReading;
import org.vexillum.formats.force.Forces;
import org.vexillum.regiments.army.Force;

/** Forces as they are named in a call: by the name of a sample, or as a file. */
public final class ForceFiles {
    private final Console console;

    public ForceFiles(Console console) {
        this.console = console;
    }

    /**
     * The force of this name; doubts about a file go to {@code err}.
     *
     * @throws Refusal if there is no such force, or its file cannot be understood
     */
    public Force force(String name) {
        if (Forces.names().contains(name)) return Forces.sample(name);
        var reading = ForceReader.read(content(name), name);
        var force = reading.force();
        if (force == null || !reading.complete()) throw new Refusal(problems(name, reading, true));
        if (!reading.problems().isEmpty()) console.err().println(problems(name, reading, false));
        return force;
    }

    private String content(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException | InvalidPathException unreadable) {
            var samples = String.join(", ", Forces.names());
            throw new Refusal(console.say("force.unreadable", name, samples));
        }
    }

    private String problems(String name, ForceReading reading, boolean errors) {
        return reading.problems().stream()
                .filter(problem -> problem.error() == errors)
                .map(problem -> line(name, problem))
                .collect(Collectors.joining("\n"));
    }

    private String line(String name, Problem problem) {
        var said = Words.in(console.lang()).say(problem.key(), problem.facts().toArray());
        return name + place(problem.place()) + ": " + said;
    }

    private static String place(Place place) {
        if (place.line() == 0) return "";
        return ":" + place.line() + (place.column() == 0 ? "" : ":" + place.column());
    }
}
