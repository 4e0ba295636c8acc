package org.vexillum.tourneys.lists;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.text.Folded;

/** What units are: typed once by whoever meets them first, then offered to everybody. */
public record UnitBook(List<Unit> units) {
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

    public UnitBook {
        units = List.copyOf(units);
    }

    public Optional<Unit> called(String name) {
        return units.stream().filter(unit -> UnitNames.among(name, unit.names())).findFirst();
    }

    /** The same book with a unit, in place of one with the same name. */
    public UnitBook with(Unit unit) {
        var all = new ArrayList<>(units);
        all.removeIf(each -> UnitNames.among(each.name(), unit.names()));
        all.add(unit);
        return new UnitBook(all);
    }

    public UnitBook without(Unit unit) {
        return new UnitBook(units.stream().filter(each -> !each.equals(unit)).toList());
    }

    /** Units whose names hold these words, for a page that offers them. */
    public List<Unit> search(String words) {
        var wanted = Folded.words(words);
        return units.stream()
                .filter(unit ->
                        unit.names().stream().anyMatch(name -> Folded.words(name).contains(wanted)))
                .toList();
    }

    /** The book as CSV, with a head line. */
    public String csv() {
        var lines = new ArrayList<String>();
        lines.add(String.join(",", COLUMNS));
        for (var unit : units) lines.add(Csv.line(cells(unit)));
        return String.join("\n", lines) + "\n";
    }

    private static List<String> cells(Unit unit) {
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
        var book = EMPTY;
        for (var row : rows.subList(1, rows.size())) {
            var unit = unit(head, row);
            if (unit != null) book = book.with(unit);
        }
        return book;
    }

    private static String column(String name) {
        return switch (Folded.key(name)) {
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

    private static @Nullable Unit unit(List<String> head, List<String> row) {
        var names = new ArrayList<String>();
        for (var column : List.of("name", "nombre")) {
            var name = cell(head, row, column);
            if (!name.isEmpty()) names.add(name);
        }
        if (names.isEmpty()) return null;
        var keywords =
                Arrays.stream(cell(head, row, "keywords").split("[;|]"))
                        .map(String::strip)
                        .filter(word -> !word.isEmpty())
                        .toList();
        return new Unit(
                names,
                cell(head, row, "faction"),
                number(cell(head, row, "points")),
                number(cell(head, row, "command")),
                number(cell(head, row, "availability")),
                number(cell(head, row, "conquest")),
                cell(head, row, "willpower"),
                keywords,
                List.of("yes", "si", "true", "1")
                        .contains(Folded.key(cell(head, row, "confirmed"))));
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
