package org.vexillum.gamekit;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Names from the cards of a battle. */
final class CardNames implements TableNames {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}");

    private final Map<String, String> shown = new LinkedHashMap<>();
    private final Map<String, Unit> units = new LinkedHashMap<>();
    private final Map<String, String> instead = new LinkedHashMap<>();

    CardNames(List<Unit> all) {
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
        var slug = slug(comrades);
        if (comrades.stream().anyMatch(other -> number(other, slug).isEmpty()))
            return unit.name() + " [" + unit.id() + "]";
        boolean here = comrades.size() == namesakes.size();
        return unit.name() + " " + number(unit, slug) + (here ? "" : side);
    }

    /** What the ids of a list's units of one name begin with, in whatever language it is told. */
    private static String slug(List<Unit> comrades) {
        var first = comrades.getFirst();
        var named = plain(first.name()).replaceAll("[^a-z0-9]+", "-");
        if (listed(first).startsWith(named)) return named;
        return comrades.stream().map(CardNames::listed).min(Comparator.naturalOrder()).orElse("");
    }

    private static String listed(Unit unit) {
        return unit.id().replaceFirst("^" + unit.side().name() + "-", "");
    }

    /** Lists number units of one name: {@code A-spears}, {@code A-spears-2}; empty if not so. */
    private static String number(Unit unit, String slug) {
        var rest = listed(unit);
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
    public TableNames renamed(UnaryOperator<Unit> other) {
        var now = new CardNames(units.values().stream().map(other).toList());
        for (var unit : units.values()) {
            var after = now.units.get(unit.id());
            if (after == null) continue;
            for (int i = 0; i < unit.models().size(); i++)
                now.instead.putIfAbsent(unit.models().get(i), after.models().get(i));
        }
        return now;
    }

    @Override
    public String instead(String model) {
        return instead.getOrDefault(model, model);
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
