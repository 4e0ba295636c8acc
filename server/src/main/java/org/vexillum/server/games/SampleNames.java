package org.vexillum.server.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Words;

/** The sample forces with names in the language of whoever looks at them. */
public final class SampleNames {
    private static final String UNIT = "sample.unit.";
    private static final List<String> LISTS = List.of("units", "regiments");

    private SampleNames() {}

    /** The sample of this name; ids stay as they are. */
    public static <F> F read(ForceFormat<F> format, String sample, Lang lang) {
        var force = Samples.read(format, sample);
        if (lang == Lang.EN) return force;
        var tree = named(format.tree(force), sample, Words.in(lang));
        var read = ForceReader.read(format, JsonText.write(tree), "sample.json").force();
        return Objects.requireNonNullElse(read, force);
    }

    /** The name of a unit of the samples in a language, whatever language it is given in. */
    public static String unit(String name, Lang lang) {
        for (var from : Lang.values())
            for (var key : Words.in(from).keys(UNIT))
                if (Words.in(from).say(key).equalsIgnoreCase(name)) return Words.in(lang).say(key);
        return name;
    }

    private static Map<String, Object> named(Map<String, Object> tree, String sample, Words words) {
        var named = new LinkedHashMap<>(tree);
        if (words.has("sample." + sample)) named.put("name", words.say("sample." + sample));
        for (var list : LISTS)
            if (named.get(list) instanceof List<?> units) named.put(list, units(units, words));
        return named;
    }

    private static List<Object> units(List<?> units, Words words) {
        var named = new ArrayList<Object>();
        for (var each : units) {
            if (!(each instanceof Map<?, ?> unit)) continue;
            var copy = new LinkedHashMap<Object, Object>(unit);
            var key = UNIT + slug(String.valueOf(unit.get("name")));
            if (words.has(key)) copy.put("name", words.say(key));
            named.add(copy);
        }
        return named;
    }

    private static String slug(String name) {
        var plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return plain.replaceAll("^-|-$", "");
    }
}
