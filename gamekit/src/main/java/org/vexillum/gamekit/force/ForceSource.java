package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/**
 * A force as a text that can be changed and read again: what was read is what was written.
 *
 * <p>The roster, as far as it says everything; else the fields.
 */
public final class ForceSource {
    private static final Pattern POINTS = Pattern.compile(" \\[\\d+/\\d+pts\\] \\+\\+$");

    private ForceSource() {}

    public static <F> String of(ForceFormat<F> format, F force, Lang lang) {
        var roster = roster(format, force, lang);
        var again = ForceReader.read(format, roster, "");
        var read = again.force();
        boolean whole = read != null && again.complete() && same(format, force, read);
        return whole ? roster : format.json(force);
    }

    /** Points in the first line would be read as the limit that was agreed on. */
    private static <F> String roster(ForceFormat<F> format, F force, Lang lang) {
        var lines = new ArrayList<>(format.roster(force, lang));
        if (!format.tree(force).containsKey("limit"))
            lines.set(0, POINTS.matcher(lines.getFirst()).replaceFirst(" ++"));
        return String.join("\n", lines) + "\n";
    }

    /** Whether two forces have the same units; their order and their ids are nobody's business. */
    public static <F> boolean same(ForceFormat<F> format, F one, F other) {
        return plain(format.tree(one)).equals(plain(format.tree(other)));
    }

    private static Map<String, Object> plain(Map<String, Object> force) {
        var named = named(force);
        var plain = new LinkedHashMap<>(force);
        plain.replaceAll((_, value) ->
                value instanceof List<?> list ? sorted(list, named) : meant(value, named));
        return plain;
    }

    /** What every unit is, by its id. */
    private static Map<String, String> named(Map<String, Object> force) {
        var named = new LinkedHashMap<String, String>();
        for (var value : force.values())
            if (value instanceof List<?> list)
                for (var each : list)
                    if (each instanceof Map<?, ?> unit && unit.get("id") instanceof String id)
                        named.put(id, alone(unit));
        return named;
    }

    private static List<String> sorted(List<?> list, Map<String, String> named) {
        return list.stream().map(each -> told(each, named)).sorted().toList();
    }

    private static String told(@Nullable Object each, Map<String, String> named) {
        if (!(each instanceof Map<?, ?> unit)) return String.valueOf(each);
        return alone(unit) + " > " + meant(unit.get("joins"), named);
    }

    private static @Nullable Object meant(@Nullable Object value, Map<String, String> named) {
        return value instanceof String id ? named.getOrDefault(id, id) : value;
    }

    private static String alone(Map<?, ?> unit) {
        var rest = new LinkedHashMap<Object, Object>(unit);
        rest.remove("id");
        rest.remove("joins");
        return rest.toString();
    }
}
