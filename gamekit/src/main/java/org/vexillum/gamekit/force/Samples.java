package org.vexillum.gamekit.force;

import java.util.stream.Collectors;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;

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
        return Resources.text(Kits.of(format.game()).getClass(), "forces/" + name + ".json");
    }
}
