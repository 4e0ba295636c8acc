package org.vexillum.gamekit;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names from the cards of a battle. */
final class UnitNames implements Names {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}");

    private final Map<String, String> shown = new LinkedHashMap<>();
    private final Map<String, Unit> units = new LinkedHashMap<>();

    UnitNames(List<Unit> all) {
        var bearers = new LinkedHashMap<String, List<Unit>>();
        for (var unit : all) {
            units.put(unit.id(), unit);
            bearers.computeIfAbsent(plain(unit.name()), _ -> new ArrayList<>()).add(unit);
        }
        for (var unit : all)
            shown.put(unit.id(), shown(unit, bearers.getOrDefault(plain(unit.name()), List.of())));
    }

    /** The name alone, with its side, number or id: as little as tells it apart. */
    private static String shown(Unit unit, List<Unit> namesakes) {
        if (namesakes.size() == 1) return unit.name();
        var side = " [" + unit.side().name() + "]";
        var comrades = namesakes.stream().filter(other -> other.side() == unit.side()).toList();
        if (comrades.size() == 1) return unit.name() + side;
        if (comrades.stream().anyMatch(other -> number(other).isEmpty()))
            return unit.name() + " [" + unit.id() + "]";
        boolean here = comrades.size() == namesakes.size();
        return unit.name() + " " + number(unit) + (here ? "" : side);
    }

    /** Lists number units of one name: {@code A-spears}, {@code A-spears-2}; empty if not so. */
    private static String number(Unit unit) {
        var slug = plain(unit.name()).replaceAll("[^a-z0-9]+", "-");
        var rest = unit.id().replaceFirst("^" + unit.side().name() + "-", "");
        if (rest.equals(slug)) return "1";
        var number = rest.startsWith(slug + "-") ? rest.substring(slug.length() + 1) : "";
        return number.matches("[1-9]\\d?") ? number : "";
    }

    @Override
    public Optional<String> unit(String id) {
        return Optional.ofNullable(shown.get(id));
    }

    @Override
    public Optional<String> model(String unit, int number) {
        return Optional.ofNullable(units.get(unit))
                .filter(known -> number >= 0 && number < known.models().size())
                .map(known -> known.models().get(number));
    }

    @Override
    public List<String> units() {
        return List.copyOf(units.keySet());
    }

    @Override
    public List<String> unitsCalled(String written) {
        if (units.containsKey(written)) return List.of(written);
        for (var name : List.<Map<String, String>>of(shown, names())) {
            var meant = matching(name, written);
            if (!meant.isEmpty()) return meant;
        }
        return matching(ids(), written);
    }

    private Map<String, String> names() {
        var names = new LinkedHashMap<String, String>();
        for (var unit : units.values()) names.put(unit.id(), unit.name());
        return names;
    }

    private Map<String, String> ids() {
        var ids = new LinkedHashMap<String, String>();
        for (var id : units.keySet()) ids.put(id, id);
        return ids;
    }

    private static List<String> matching(Map<String, String> nameById, String written) {
        return nameById.entrySet().stream()
                .filter(entry -> plain(entry.getValue()).equals(plain(written)))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Without accents and capitals, which people leave out. */
    private static String plain(String name) {
        var letters = Normalizer.normalize(name.strip(), Normalizer.Form.NFD);
        return ACCENTS.matcher(letters).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
