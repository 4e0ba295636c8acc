package org.vexillum.formats.force;

import java.util.Locale;
import java.util.regex.Pattern;
import org.vexillum.formats.Place;
import org.vexillum.formats.Problems;
import org.vexillum.formats.tree.Format;
import org.vexillum.formats.tree.Node;
import org.vexillum.formats.tree.TreeReader;

/** Reads army lists, however they are written. */
public final class ForceReader {
    private static final Pattern PASTED =
            Pattern.compile(
                    "(?m)^\\s*\\+\\+|\\bQ\\d\\+\\s+D\\d\\+|\\|\\s*\\d+\\s*(?:pts|puntos)\\b");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private ForceReader() {}

    /**
     * Reads a list; the ending of its file's name, or else its first words, tell how it is written.
     *
     * @param fileName the name of the file, or empty if there is none
     */
    public static ForceReading read(String content, String fileName) {
        var problems = new Problems();
        var text = content.startsWith(BYTE_ORDER_MARK) ? content.substring(1) : content;
        if (text.isBlank()) {
            problems.error(Place.NOWHERE, "file.empty");
            return new ForceReading(null, problems.all());
        }
        return pasted(text, fileName) ? text(text, problems) : tree(text, fileName, problems);
    }

    private static boolean pasted(String text, String fileName) {
        var name = fileName.toLowerCase(Locale.ROOT);
        if (name.endsWith(".json") || name.endsWith(".yaml") || name.endsWith(".yml")) return false;
        return name.endsWith(".txt")
                || !text.stripLeading().startsWith("{") && PASTED.matcher(text).find();
    }

    private static ForceReading text(String text, Problems problems) {
        var force = new ForceText(problems).read(text);
        return new ForceReading(force.units().isEmpty() ? null : force, problems.all());
    }

    /** Reads a force that is a part of another file. */
    public static ForceReading read(Node root) {
        var problems = new Problems();
        var force = new ForceTree(problems).read(root);
        return new ForceReading(problems.anyError() ? null : force, problems.all());
    }

    private static ForceReading tree(String text, String fileName, Problems problems) {
        var root = TreeReader.read(text, Format.of(fileName, text), problems);
        if (root == null) return new ForceReading(null, problems.all());
        var force = new ForceTree(problems).read(root);
        return new ForceReading(problems.anyError() ? null : force, problems.all());
    }
}
