package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.vexillum.gamekit.json.JsonText;

/** Forces that nobody has written: samples with units dropped, doubled and changed at random. */
final class MadeForces<F> {
    private static final List<String> NAMES =
            List.of(
                    "Vigilia del Río",
                    "Ash Guard",
                    "The 7th",
                    "Old \"Tin\" Hand",
                    "Ñandú",
                    "Bows (light)");
    private static final List<String> UNKNOWN =
            List.of("Stubborn as stone", "Hexed(2)", "Ever Devout");

    /** What other fields refer to, and what only those write who write fields. */
    private static final Set<String> KEPT = Set.of("models", "officer", "officers");

    private final ForceFormat<F> format;
    private final Random random;

    MadeForces(ForceFormat<F> format, long seed) {
        this.format = format;
        random = new Random(seed);
    }

    /** The next one that the rules of the file allow. */
    F next() {
        for (; ; ) {
            var sample = Samples.read(format, one(format.samples()));
            var made = changed(format.tree(sample));
            var reading = ForceReader.read(format, JsonText.write(made), "made.json");
            var force = reading.force();
            if (force != null) return force;
        }
    }

    private <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private boolean chance(int in) {
        return random.nextInt(in) == 0;
    }

    /** Heroes of units that are gone join nobody. */
    private static void leave(List<Map<String, Object>> units) {
        var there = units.stream().map(unit -> unit.get("id")).toList();
        for (var unit : units) if (!there.contains(unit.get("joins"))) unit.remove("joins");
    }

    private Map<String, Object> changed(Map<String, Object> force) {
        var made = new LinkedHashMap<>(force);
        if (chance(2)) made.put("name", one(NAMES));
        if (chance(4)) made.remove("limit");
        else if (chance(2)) made.put("limit", 100 + random.nextInt(3000));
        var list = made.containsKey("units") ? "units" : "regiments";
        var units = new ArrayList<Map<String, Object>>();
        for (var each : (List<?>) made.get(list)) {
            if (chance(5)) continue;
            units.add(unit((Map<?, ?>) each));
            if (chance(5)) units.add(another(units.getLast()));
        }
        leave(units);
        made.put(list, units);
        return made;
    }

    private static Map<String, Object> another(Map<String, Object> unit) {
        var copy = new LinkedHashMap<>(unit);
        copy.remove("id");
        copy.remove("joins");
        return copy;
    }

    private Map<String, Object> unit(Map<?, ?> unit) {
        var made = new LinkedHashMap<String, Object>();
        unit.forEach((field, value) ->
                made.put((String) field, KEPT.contains(field) ? value : value(value)));
        if (!made.containsKey("models") && chance(4)) made.put("name", one(NAMES));
        if (chance(3)) made.put("base", one(List.of(20, 25, 32, 40, 50)));
        if (chance(6)) made.remove("joins");
        return made;
    }

    private Object value(Object value) {
        if (value instanceof Map<?, ?> map) return unit(map);
        if (value instanceof Number number && chance(4))
            return number.intValue() + random.nextInt(3);
        if (value instanceof List<?> list) return list(list);
        return value;
    }

    private List<Object> list(List<?> list) {
        var made = new ArrayList<Object>();
        for (var each : list)
            if (!chance(8)) made.add(each instanceof Map<?, ?> map ? map(map) : each);
        if (!made.isEmpty() && made.getFirst() instanceof String && chance(8))
            made.add(one(UNKNOWN));
        return made;
    }

    private Map<String, Object> map(Map<?, ?> map) {
        var made = new LinkedHashMap<String, Object>();
        map.forEach((field, value) -> made.put((String) field, value(value)));
        return made;
    }
}
