package org.vexillum.gamekit.odds;

import java.util.ArrayList;
import java.util.List;

/** A small table: names on the left, numbers on the right. */
public final class OddsTable {
    private final List<String[]> rows = new ArrayList<>();

    public OddsTable(String... head) {
        rows.add(head);
    }

    public void row(String... cells) {
        rows.add(cells);
    }

    List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(String[] row) {
        var line = new StringBuilder("  ");
        for (int column = 0; column < row.length; column++) {
            var blank = " ".repeat(width(column) - row[column].length());
            line.append(column == 0 ? row[column] + blank : "  " + blank + row[column]);
        }
        return line.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row[column].length()).max().orElse(0);
    }
}
