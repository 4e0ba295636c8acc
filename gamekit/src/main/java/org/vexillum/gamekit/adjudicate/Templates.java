package org.vexillum.gamekit.adjudicate;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;

/** A small file for each task of a game, which runs as it is. */
public final class Templates {
    /** What a template is about stands in it in each language. */
    private static final Pattern TOLD = Pattern.compile("# [a-z]{2}: ");

    private Templates() {}

    /** The template of this kind, explained in this language; nothing if there is no such kind. */
    public static Optional<String> of(TaskCatalogue<?> docket, String kind, Lang lang) {
        if (!docket.kinds().contains(kind)) return Optional.empty();
        var told = "# " + lang.code() + ": ";
        return Optional.of(
                file(docket, kind)
                        .lines()
                        .filter(line -> !TOLD.matcher(line).lookingAt() || line.startsWith(told))
                        .map(line -> line.startsWith(told) ? line.replace(told, "# ") : line)
                        .collect(Collectors.joining("\n", "", "\n")));
    }

    private static String file(TaskCatalogue<?> docket, String kind) {
        var game = Kits.of(docket.game()).getClass();
        return Resources.text(game, "templates/" + kind + ".yaml");
    }
}
