package org.vexillum.formats.adjudicate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A small file for each task of a game, which runs as it is. */
public final class Templates {
    private Templates() {}

    /** The template of this kind; nothing if there is no such kind. */
    public static Optional<String> of(Docket<?> docket, String kind) {
        if (!docket.kinds().contains(kind)) return Optional.empty();
        var file = "templates/" + docket.game().id() + "/" + kind + ".yaml";
        try (var in = Templates.class.getResourceAsStream(file)) {
            if (in == null) throw new IOException("the program was built without " + file);
            return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
