package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Side;

/** The sample forces with names in the language of whoever looks at them. */
public final class SampleNames {
    private static final Map<Lang, Properties> WORDS = new ConcurrentHashMap<>();
    private static final String FORCE = "force.";
    private static final String UNIT = "unit.";

    private SampleNames() {}

    /** Those of all games. */
    private static Properties in(Lang lang) {
        return WORDS.computeIfAbsent(lang, SampleNames::load);
    }

    private static Properties load(Lang lang) {
        var words = new Properties();
        for (var kit : Kits.all()) words.putAll(Resources.words(kit.getClass(), "samples", lang));
        return words;
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
        return key(name, UNIT).map(in(lang)::getProperty).orElse(name);
    }

    /** The name of a sample in a language, whatever language it is given in. */
    public static String force(String name, Lang lang) {
        return key(name, FORCE).map(in(lang)::getProperty).orElse(name);
    }

    /** The same with the names of samples in a language; other forces are called as ever. */
    public static List<ForceSummary> of(List<ForceSummary> forces, Lang lang) {
        return forces.stream().map(force -> of(force, lang)).toList();
    }

    private static ForceSummary of(ForceSummary force, Lang lang) {
        if (key(force.name(), FORCE).isEmpty()) return force;
        var units =
                force.units().stream()
                        .map(unit ->
                                new ForceSummary.Unit(
                                        unit.id(), unit(unit.name(), lang), unit.unenforced()))
                        .toList();
        return new ForceSummary(force(force.name(), lang), force.points(), force.limit(), units);
    }

    /**
     * The names of a battle, those of samples in a language.
     *
     * @param forces of side A and side B
     */
    public static TableNames of(TableNames names, List<ForceSummary> forces, Lang lang) {
        return names.renamed(unit -> {
            var force = forces.get(unit.side() == Side.A ? 0 : 1);
            if (key(force.name(), FORCE).isEmpty()) return unit;
            var models = unit.models().stream().map(model -> unit(model, lang)).toList();
            return new TableNames.Unit(unit.id(), unit.side(), unit(unit.name(), lang), models);
        });
    }

    private static Optional<String> key(String name, String kind) {
        for (var lang : Lang.values()) {
            var words = in(lang);
            for (var key : words.stringPropertyNames())
                if (key.startsWith(kind) && words.getProperty(key).equalsIgnoreCase(name))
                    return Optional.of(key);
        }
        return Optional.empty();
    }

    private static Map<String, Object> named(
            Map<String, Object> tree, String sample, Properties words) {
        var named = new LinkedHashMap<>(tree);
        if (words.containsKey(FORCE + sample)) named.put("name", words.getProperty(FORCE + sample));
        for (var list : Kits.unitFields())
            if (named.get(list) instanceof List<?> units) named.put(list, units(units, words));
        return named;
    }

    private static List<Object> units(List<?> units, Properties words) {
        var named = new ArrayList<Object>();
        for (var each : units) {
            if (!(each instanceof Map<?, ?> unit)) continue;
            var copy = new LinkedHashMap<Object, Object>(unit);
            var key = UNIT + slug(String.valueOf(unit.get("name")));
            if (words.containsKey(key)) copy.put("name", words.getProperty(key));
            named.add(copy);
        }
        return named;
    }

    private static String slug(String name) {
        var plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return plain.replaceAll("^-|-$", "");
    }
}
