package org.vexillum.formats.force;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.regiments.army.Force;

/** The sample forces that come with the program. */
public final class Forces {
    private static final String FOLDER = "/org/vexillum/forces/regiments/";
    private static final List<String> NAMES =
            List.of(
                    "salt-march",
                    "ashen-crown",
                    "hollow-wood",
                    "lantern-company",
                    "brasswright-column");

    private Forces() {}

    /** The names of all samples, those of 1500 points first. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * The sample of this name.
     *
     * @throws IllegalArgumentException if it is none of {@link #names}
     */
    public static Force sample(String name) {
        var reading = ForceReader.read(text(name), name + ".json");
        var force = reading.force();
        if (force != null) return force;
        var wrong = reading.problems().stream().map(Object::toString);
        throw new IllegalStateException(name + wrong.collect(Collectors.joining("\n", ":\n", "")));
    }

    /** The sample as its file, to be changed and read again. */
    public static String text(String name) {
        if (!NAMES.contains(name)) throw new IllegalArgumentException("no sample force " + name);
        try (var file = Forces.class.getResourceAsStream(FOLDER + name + ".json")) {
            if (file == null) throw new IllegalStateException("missing: " + FOLDER + name);
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
