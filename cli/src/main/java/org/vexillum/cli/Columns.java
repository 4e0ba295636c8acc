package org.vexillum.cli;

import java.util.ArrayList;
import java.util.List;

/** A table of text: the first column begins on the left, the others end on the right. */
public final class Columns {
    private static final String GAP = "  ";
    private final List<List<String>> rows = new ArrayList<>();

    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    /** The rows, as wide as their longest cells need. */
    public List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(List<String> row) {
        var line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            var cell = row.get(column);
            var blank = " ".repeat(width(column) - cell.length());
            line.append(column == 0 ? cell + blank : GAP + blank + cell);
        }
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
