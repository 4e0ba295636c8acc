package org.vexillum.formats.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import org.vexillum.formats.Names;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Side;
import org.vexillum.rulebook.Lang;

/** The sample forces with names in the language of whoever looks at them. */
public final class SampleNames {
    public static final String BUNDLE = "org.vexillum.formats.force.samples";

    private static final String FORCE = "force.";
    private static final String UNIT = "unit.";
    private static final List<String> LISTS = List.of("units", "regiments");

    private SampleNames() {}

    private static ResourceBundle in(Lang lang) {
        return ResourceBundle.getBundle(
                BUNDLE,
                lang.locale(),
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The sample of this name; ids stay as they are. */
    public static <F> F read(ForceFormat<F> format, String sample, Lang lang) {
        var force = Samples.read(format, sample);
        if (lang == Lang.EN) return force;
        var tree = named(format.tree(force), sample, in(lang));
        var read = ForceReader.read(format, JsonText.write(tree), "sample.json").force();
        return Objects.requireNonNullElse(read, force);
    }

    /** The name of a unit of the samples in a language, whatever language it is given in. */
    public static String unit(String name, Lang lang) {
        return key(name, UNIT).map(in(lang)::getString).orElse(name);
    }

    /** The name of a sample in a language, whatever language it is given in. */
    public static String force(String name, Lang lang) {
        return key(name, FORCE).map(in(lang)::getString).orElse(name);
    }

    /** The same with the names of samples in a language; other forces are called as ever. */
    public static List<Mustered> of(List<Mustered> forces, Lang lang) {
        return forces.stream().map(force -> of(force, lang)).toList();
    }

    private static Mustered of(Mustered force, Lang lang) {
        if (key(force.name(), FORCE).isEmpty()) return force;
        var units =
                force.units().stream()
                        .map(unit ->
                                new Mustered.Unit(
                                        unit.id(), unit(unit.name(), lang), unit.unenforced()))
                        .toList();
        return new Mustered(force(force.name(), lang), force.points(), force.limit(), units);
    }

    /**
     * The names of a battle, those of samples in a language.
     *
     * @param forces of side A and side B
     */
    public static Names of(Names names, List<Mustered> forces, Lang lang) {
        return names.renamed(unit -> {
            var force = forces.get(unit.side() == Side.A ? 0 : 1);
            if (key(force.name(), FORCE).isEmpty()) return unit;
            var models = unit.models().stream().map(model -> unit(model, lang)).toList();
            return new Names.Unit(unit.id(), unit.side(), unit(unit.name(), lang), models);
        });
    }

    private static Optional<String> key(String name, String kind) {
        for (var lang : Lang.values()) {
            var words = in(lang);
            for (var key : words.keySet())
                if (key.startsWith(kind) && words.getString(key).equalsIgnoreCase(name))
                    return Optional.of(key);
        }
        return Optional.empty();
    }

    private static Map<String, Object> named(
            Map<String, Object> tree, String sample, ResourceBundle words) {
        var named = new LinkedHashMap<>(tree);
        if (words.containsKey(FORCE + sample)) named.put("name", words.getString(FORCE + sample));
        for (var list : LISTS)
            if (named.get(list) instanceof List<?> units) named.put(list, units(units, words));
        return named;
    }

    private static List<Object> units(List<?> units, ResourceBundle words) {
        var named = new ArrayList<Object>();
        for (var each : units) {
            if (!(each instanceof Map<?, ?> unit)) continue;
            var copy = new LinkedHashMap<Object, Object>(unit);
            var key = UNIT + slug(String.valueOf(unit.get("name")));
            if (words.containsKey(key)) copy.put("name", words.getString(key));
            named.add(copy);
        }
        return named;
    }

    private static String slug(String name) {
        var plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return plain.replaceAll("^-|-$", "");
    }
}
