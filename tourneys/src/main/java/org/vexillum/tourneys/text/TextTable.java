package org.vexillum.tourneys.text;

import java.util.ArrayList;
import java.util.List;

/** A table of text, its columns as wide as they need to be. */
public final class TextTable {
    private final List<String[]> rows = new ArrayList<>();

    public void row(String... cells) {
        rows.add(cells);
    }

    public List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(String[] row) {
        var line = new StringBuilder();
        for (int column = 0; column < row.length; column++)
            line.append(row[column]).append(" ".repeat(2 + width(column) - row[column].length()));
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.length > column)
                .mapToInt(row -> row[column].length())
                .max()
                .orElse(0);
    }
}
