package org.vexillum.formats.journal;

import java.util.Map;
import org.vexillum.formats.Problem;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.ForceWriter;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Force;

/** The two forces, card by card, as force files have them. */
final class ForceFormat {
    private ForceFormat() {}

    static Map<String, Object> write(Force force) {
        return ForceWriter.tree(force);
    }

    /** The same cards again. */
    static Force read(@Nullable Object written, String place) {
        if (!(written instanceof Map<?, ?>)) throw new Unreadable(place, "no-force", "{…}");
        var reading = ForceReader.read(JsonText.write(written), "force.json");
        var force = reading.force();
        if (force != null && reading.complete()) return force;
        throw reading.problems().stream()
                .filter(Problem::error)
                .map(problem -> unreadable(problem, place))
                .findFirst()
                .orElse(new Unreadable(place, "no-force", "-"));
    }

    private static Unreadable unreadable(Problem problem, String place) {
        var inside = problem.place().path();
        var at = inside.isEmpty() ? place : place + "." + inside;
        return new Unreadable(at, "no-force", problem.key() + " " + problem.facts());
    }
}
