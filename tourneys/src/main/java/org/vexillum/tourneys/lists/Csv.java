package org.vexillum.tourneys.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Tables as spreadsheets paste and save them: commas, semicolons or tabs, with quotes. */
public final class Csv {
    private static final Pattern FORMULA = Pattern.compile("(?s)'*[=+\\-@\t\r\n].*");
    private static final Pattern HARMLESS = Pattern.compile("(?s)'" + FORMULA);
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+([.,]\\d+)?");

    private final String text;
    private final char comma;
    private final List<List<String>> rows = new ArrayList<>();
    private List<String> row = new ArrayList<>();
    private final StringBuilder cell = new StringBuilder();

    private Csv(String text) {
        this.text = text;
        this.comma = comma(text.lines().findFirst().orElse(""));
    }

    /** The rows that are not empty. */
    public static List<List<String>> rows(String text) {
        return new Csv(text.startsWith("\ufeff") ? text.substring(1) : text).read();
    }

    private static char comma(String first) {
        if (first.indexOf('\t') >= 0) return '\t';
        return first.indexOf(';') >= 0 && first.indexOf(',') < 0 ? ';' : ',';
    }

    private List<List<String>> read() {
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"' && (quoted || cell.isEmpty())) quoted = !quoted;
            else if (!quoted && c == comma) endCell();
            else if (!quoted && c == '\n') endRow();
            else if (quoted || c != '\r') cell.append(c);
        }
        endRow();
        return rows;
    }

    private void endCell() {
        row.add(HARMLESS.matcher(cell).matches() ? cell.substring(1) : cell.toString());
        cell.setLength(0);
    }

    private void endRow() {
        endCell();
        if (row.stream().anyMatch(each -> !each.isBlank())) rows.add(row);
        row = new ArrayList<>();
    }

    /** One line, quoted where needed, with nothing in it that a spreadsheet would run. */
    public static String line(List<String> cells) {
        return String.join(",", cells.stream().map(Csv::harmless).map(Csv::quoted).toList());
    }

    /** A text that looks like a formula gets an apostrophe, which reading takes off again. */
    private static String harmless(String cell) {
        boolean runs = FORMULA.matcher(cell).matches() && !NUMBER.matcher(cell).matches();
        return runs ? "'" + cell : cell;
    }

    private static String quoted(String cell) {
        if (!cell.matches("(?s).*[\",;\t\r\n].*")) return cell;
        return '"' + cell.replace("\"", "\"\"") + '"';
    }
}
