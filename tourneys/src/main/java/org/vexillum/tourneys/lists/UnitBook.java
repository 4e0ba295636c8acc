package org.vexillum.tourneys.lists;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.text.FoldedText;

/** What units are: typed once by whoever meets them first, then offered to everybody. */
public final class UnitBook {
    public static final UnitBook EMPTY = new UnitBook(List.of());

    private static final List<String> COLUMNS =
            List.of(
                    "name",
                    "nombre",
                    "faction",
                    "points",
                    "command",
                    "availability",
                    "conquest",
                    "willpower",
                    "keywords",
                    "confirmed");

    private final List<Known> known;
    private @Nullable Map<String, BookUnit> index;

    /** A unit with what its names are compared by: books are large, and asked for every line. */
    private record Known(BookUnit unit, List<String> first, List<String> all) {
        static Known of(BookUnit unit) {
            return new Known(unit, UnitNameKeys.keys(unit.name()), UnitNameKeys.keys(unit.names()));
        }
    }

    private UnitBook(List<Known> known) {
        this.known = known;
    }

    public List<BookUnit> units() {
        return known.stream().map(Known::unit).toList();
    }

    public Optional<BookUnit> called(String name) {
        var found = index();
        return UnitNameKeys.keys(name).stream().flatMap(key -> stream(found, key)).findFirst();
    }

    private static Stream<BookUnit> stream(Map<String, BookUnit> found, String key) {
        var unit = found.get(key);
        return unit == null ? Stream.empty() : Stream.of(unit);
    }

    private Map<String, BookUnit> index() {
        var made = index;
        if (made != null) return made;
        var fresh = new LinkedHashMap<String, BookUnit>();
        for (var each : known) for (var key : each.all) fresh.putIfAbsent(key, each.unit);
        index = fresh;
        return fresh;
    }

    /** The same book with a unit, in place of one with the same name. */
    public UnitBook with(BookUnit unit) {
        return with(List.of(unit));
    }

    /** The same book with units one after the other. */
    public UnitBook with(List<BookUnit> more) {
        var all = new LinkedHashSet<>(known);
        var byName = new LinkedHashMap<String, Set<Known>>();
        for (var each : known) note(byName, each);
        for (var unit : more) {
            var fresh = Known.of(unit);
            for (var key : fresh.all) all.removeAll(byName.getOrDefault(key, Set.of()));
            all.add(fresh);
            note(byName, fresh);
        }
        return new UnitBook(List.copyOf(all));
    }

    private static void note(Map<String, Set<Known>> byName, Known each) {
        for (var key : each.first)
            byName.computeIfAbsent(key, _ -> new LinkedHashSet<>()).add(each);
    }

    public UnitBook without(BookUnit unit) {
        return new UnitBook(known.stream().filter(each -> !each.unit.equals(unit)).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UnitBook book && units().equals(book.units());
    }

    @Override
    public int hashCode() {
        return units().hashCode();
    }

    /** Units whose names hold these words, for a page that offers them. */
    public List<BookUnit> search(String words) {
        var wanted = FoldedText.words(words);
        return units().stream()
                .filter(unit ->
                        unit.names().stream()
                                .anyMatch(name -> FoldedText.words(name).contains(wanted)))
                .toList();
    }

    /** The book as CSV, with a head line. */
    public String csv() {
        var lines = new ArrayList<String>();
        lines.add(String.join(",", COLUMNS));
        for (var unit : units()) lines.add(Csv.line(cells(unit)));
        return String.join("\n", lines) + "\n";
    }

    private static List<String> cells(BookUnit unit) {
        return List.of(
                unit.name(),
                unit.names().size() > 1 ? unit.names().get(1) : "",
                unit.faction(),
                String.valueOf(unit.points()),
                String.valueOf(unit.command()),
                String.valueOf(unit.availability()),
                String.valueOf(unit.conquest()),
                unit.willpower(),
                String.join("; ", unit.keywords()),
                unit.confirmed() ? "yes" : "no");
    }

    /** Reads such a CSV; columns are found by their names, in any order. */
    public static UnitBook of(String csv) {
        var rows = Csv.rows(csv);
        if (rows.isEmpty()) return EMPTY;
        var head = rows.getFirst().stream().map(UnitBook::column).toList();
        var units = new ArrayList<BookUnit>();
        for (var row : rows.subList(1, rows.size())) {
            var unit = unit(head, row);
            if (unit != null) units.add(unit);
        }
        return EMPTY.with(units);
    }

    private static String column(String name) {
        return switch (FoldedText.key(name)) {
            case "name", "unit", "unidad", "en" -> "name";
            case "nombre", "es" -> "nombre";
            case "faction", "faccion" -> "faction";
            case "points", "pts", "puntos" -> "points";
            case "command", "mando", "man", "cp" -> "command";
            case "availability", "disponibilidad", "ava" -> "availability";
            case "conquest", "conquista" -> "conquest";
            case "willpower", "voluntad", "vol", "wp" -> "willpower";
            case "keywords", "palabrasclave", "claves", "caracteristicas" -> "keywords";
            default -> name.toLowerCase(Locale.ROOT);
        };
    }

    private static @Nullable BookUnit unit(List<String> head, List<String> row) {
        var names = new ArrayList<String>();
        for (var column : List.of("name", "nombre")) {
            var name = cell(head, row, column);
            if (!name.isEmpty()) names.add(name);
        }
        if (names.isEmpty()) return null;
        return new BookUnit(
                names,
                cell(head, row, "faction"),
                number(cell(head, row, "points")),
                number(cell(head, row, "command")),
                number(cell(head, row, "availability")),
                number(cell(head, row, "conquest")),
                cell(head, row, "willpower"),
                List.of(cell(head, row, "keywords")),
                List.of("yes", "si", "true", "1")
                        .contains(FoldedText.key(cell(head, row, "confirmed"))));
    }

    private static String cell(List<String> head, List<String> row, String column) {
        int index = head.indexOf(column);
        return index < 0 || index >= row.size() ? "" : row.get(index).strip();
    }

    private static int number(String text) {
        var digits = text.replaceAll("\\D", "");
        return digits.isEmpty() || digits.length() > 6 ? 0 : Integer.parseInt(digits);
    }
}
