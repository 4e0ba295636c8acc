package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.tree.NodeFields;

/**
 * A profile of whole numbers, declared once: how it is read and written wherever it stands.
 *
 * @param <P> the profiles
 */
public record Stats<P>(List<Stat<P>> all, Maker<P> maker) {
    /**
     * One number.
     *
     * @param usual if nobody says it
     */
    public record Stat<P>(String name, int least, int most, int usual, ToIntFunction<P> of) {
        boolean allows(int value) {
            return value >= least && value <= most || value == usual;
        }
    }

    /** Makes a profile of its name and its numbers in their order. */
    public interface Maker<P> {
        P make(String name, int[] numbers);
    }

    public P read(NodeFields fields) {
        var name = fields.text("name");
        return maker.make(
                name,
                numbers(stat -> {
                    if (fields.get(stat.name) == null) return stat.usual;
                    int value =
                            fields.whole(stat.name, Math.min(stat.least, stat.usual), stat.most);
                    if (!stat.allows(value))
                        fault(fields.place(stat.name), stat, fields.problems());
                    return value;
                }));
    }

    private static void fault(FilePlace place, Stat<?> stat, Problems problems) {
        problems.error(place, "file.range", stat.name, stat.least, stat.most);
    }

    /** From a position, where what is left out is as usual. */
    public P read(FieldGroup group, String name) {
        return maker.make(
                name,
                numbers(stat ->
                        group.whole(
                                stat.name,
                                Math.min(stat.least, stat.usual),
                                stat.most,
                                stat.usual)));
    }

    /** {@code move 5, fight 4}. */
    public P read(String name, String line, FilePlace place, Problems problems) {
        var given = new LinkedHashMap<String, Integer>();
        for (var part : line.split(",")) {
            var words = part.strip().toLowerCase(Locale.ROOT).split("[\\s:=]+");
            boolean known = all.stream().anyMatch(stat -> stat.name.equals(words[0]));
            if (words.length == 2 && known && words[1].matches("\\d{1,2}\\+?"))
                given.put(words[0], Integer.valueOf(words[1].replace("+", "")));
            else problems.error(place, "text.lost", part.strip());
        }
        return maker.make(name, numbers(stat -> given.getOrDefault(stat.name, stat.usual)));
    }

    private int[] numbers(ToIntFunction<Stat<P>> value) {
        return all.stream().mapToInt(value).toArray();
    }

    public Map<String, Object> write(P profile) {
        var map = new LinkedHashMap<String, Object>();
        for (var stat : shown(profile)) map.put(stat.name, stat.of.applyAsInt(profile));
        return map;
    }

    public String line(P profile) {
        return shown(profile).stream()
                .map(stat -> stat.name + " " + stat.of.applyAsInt(profile))
                .collect(Collectors.joining(", "));
    }

    /** Those that are more than nothing. */
    private List<Stat<P>> shown(P profile) {
        var shown = new ArrayList<>(all);
        shown.removeIf(stat -> stat.of.applyAsInt(profile) == 0);
        return shown;
    }
}
