package org.vexillum.formats.adjudicate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.rulebook.Lang;

/** A small file for each task of a game, which runs as it is. */
public final class Templates {
    /** What a template is about stands in it in each language. */
    private static final Pattern TOLD = Pattern.compile("# [a-z]{2}: ");

    private Templates() {}

    /** The template of this kind, explained in this language; nothing if there is no such kind. */
    public static Optional<String> of(Docket<?> docket, String kind, Lang lang) {
        if (!docket.kinds().contains(kind)) return Optional.empty();
        var told = "# " + lang.code() + ": ";
        return Optional.of(
                file(docket, kind)
                        .lines()
                        .filter(line -> !TOLD.matcher(line).lookingAt() || line.startsWith(told))
                        .map(line -> line.startsWith(told) ? line.replace(told, "# ") : line)
                        .collect(Collectors.joining("\n", "", "\n")));
    }

    private static String file(Docket<?> docket, String kind) {
        var file = "templates/" + docket.game().id() + "/" + kind + ".yaml";
        try (var in = Templates.class.getResourceAsStream(file)) {
            if (in == null) throw new IOException("the program was built without " + file);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
