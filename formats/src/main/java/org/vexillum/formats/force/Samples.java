package org.vexillum.formats.force;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** The sample forces that come with the program. */
public final class Samples {
    private Samples() {}

    /**
     * The sample of this name.
     *
     * @throws IllegalArgumentException if it is none of the format's samples
     */
    public static <F> F read(ForceFormat<F> format, String name) {
        var reading = ForceReader.read(format, text(format, name), name + ".json");
        var force = reading.force();
        if (force != null) return force;
        var wrong = reading.problems().stream().map(Object::toString);
        throw new IllegalStateException(name + wrong.collect(Collectors.joining("\n", ":\n", "")));
    }

    /** The sample as its file, to be changed and read again. */
    public static String text(ForceFormat<?> format, String name) {
        if (!format.samples().contains(name))
            throw new IllegalArgumentException("no sample force " + name);
        var path = "/org/vexillum/forces/" + format.game().id() + "/" + name + ".json";
        try (var file = Samples.class.getResourceAsStream(path)) {
            if (file == null) throw new IllegalStateException("missing: " + path);
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
