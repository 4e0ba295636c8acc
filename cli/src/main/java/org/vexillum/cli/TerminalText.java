package org.vexillum.cli;

import java.util.ArrayList;
import java.util.List;

/** Text for people: wrapped to the width of the terminal, with a little colour if it has any. */
public final class TerminalText {
    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final String PLAIN = "\u001b[0m";
    private static final int INDENT = 2;

    private final Console console;

    public TerminalText(Console console) {
        this.console = console;
    }

    /** A headline: what it is about, then its name. */
    public void heading(String about, String name) {
        console.out().println(bold(about) + "  " + name);
    }

    /** A line that matters less. */
    public void aside(String text) {
        console.out().println(styled(DIM, text));
    }

    public void blank() {
        console.out().println();
    }

    /** One line as it is, however long. */
    public void line(String text) {
        print(INDENT, text);
    }

    public void paragraph(String text) {
        for (var line : wrap(text, console.width() - INDENT)) print(INDENT, line);
    }

    /** A line under a paragraph that it explains. */
    public void deeper(String text) {
        for (var line : wrap(text, console.width() - 2 * INDENT))
            print(2 * INDENT, styled(DIM, line));
    }

    /** A line of a table with two columns. */
    public void row(String first, int width, String second) {
        print(INDENT, bold(first) + " ".repeat(width - first.length() + 2) + second);
    }

    /** A paragraph that begins with a label and goes on with a deeper indent. */
    public void field(String label, String text) {
        var lines = wrap(label + ": " + text, console.width() - 2 * INDENT);
        print(INDENT, bold(label + ":") + lines.getFirst().substring(label.length() + 1));
        for (var line : lines.subList(1, lines.size())) print(2 * INDENT, line);
    }

    public String bold(String text) {
        return styled(BOLD, text);
    }

    private String styled(String style, String text) {
        return console.colour() ? style + text + PLAIN : text;
    }

    private void print(int indent, String text) {
        console.out().println(" ".repeat(indent) + text);
    }

    /** Cuts at spaces; a word longer than a line stands alone. */
    static List<String> wrap(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (!line.isEmpty()) line.append(' ');
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
