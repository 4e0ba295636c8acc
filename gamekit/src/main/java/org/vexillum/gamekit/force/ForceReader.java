package org.vexillum.gamekit.force;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.TreeReader;
import org.vexillum.kernel.Nullable;

/** Reads army lists, however they are written. */
public final class ForceReader {
    private static final Pattern EDITION =
            Pattern.compile("(?im)^\\s*edi(?:tion|ci[oó]n)\\s*:\\s*(\\d+)");

    private static final List<String> EDITION_FIELDS = List.of("edition", "edicion", "edición");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private ForceReader() {}

    /**
     * Reads a list; the ending of its file's name, or else its first words, tell how it is written.
     *
     * @param fileName the name of the file, or empty if there is none
     */
    public static <F> ForceReading<F> read(ForceFormat<F> format, String content, String fileName) {
        var problems = new Problems();
        var text = unmarked(content);
        if (text.isBlank()) {
            problems.error(FilePlace.NOWHERE, "file.empty");
            return new ForceReading<>(null, problems.all());
        }
        if (!pasted(format, text, fileName)) return tree(format, text, fileName, problems);
        return new ForceReading<>(text(format, text, problems), problems.all());
    }

    /** What no file could hold (a base of 900 mm) is not read from a text either. */
    private static <F> @Nullable F text(ForceFormat<F> format, String text, Problems problems) {
        var force = format.text(text, problems);
        if (force == null) return null;
        var errors =
                tree(format, format.json(force), "force.json", new Problems()).problems().stream()
                        .filter(Problem::error)
                        .toList();
        for (var wrong : errors)
            problems.error(wrong.place(), wrong.key(), wrong.facts().toArray());
        return errors.isEmpty() ? force : null;
    }

    private static String unmarked(String content) {
        return content.startsWith(BYTE_ORDER_MARK) ? content.substring(1) : content;
    }

    private static boolean pasted(ForceFormat<?> format, String text, String fileName) {
        var name = fileName.toLowerCase(Locale.ROOT);
        if (name.endsWith(".json") || name.endsWith(".yaml") || name.endsWith(".yml")) return false;
        return name.endsWith(".txt") || !text.stripLeading().startsWith("{") && format.pasted(text);
    }

    /** Reads a force that is a part of another file. */
    public static <F> ForceReading<F> read(ForceFormat<F> format, Node root) {
        var problems = new Problems();
        var force = format.tree(root, problems);
        return new ForceReading<>(problems.anyError() ? null : force, problems.all());
    }

    private static <F> ForceReading<F> tree(
            ForceFormat<F> format, String text, String fileName, Problems problems) {
        var root = TreeReader.read(text, Format.of(fileName, text), problems);
        if (root == null) return new ForceReading<>(null, problems.all());
        var force = format.tree(root, problems);
        return new ForceReading<>(problems.anyError() ? null : force, problems.all());
    }

    /**
     * A force that a journal holds.
     *
     * @throws Unreadable if it is none
     */
    public static <F> F saved(ForceFormat<F> format, @Nullable Object written, String place) {
        if (!(written instanceof Map<?, ?>)) throw new Unreadable(place, "no-force", "{…}");
        var reading = read(format, JsonText.write(written), "force.json");
        var force = reading.force();
        if (force != null && reading.complete()) return force;
        throw reading.problems().stream()
                .filter(Problem::error)
                .map(problem -> unreadable(problem, place))
                .findFirst()
                .orElse(new Unreadable(place, "no-force", "-"));
    }

    private static Unreadable unreadable(Problem problem, String place) {
        var inside = problem.place().path();
        var at = inside.isEmpty() ? place : place + "." + inside;
        return new Unreadable(at, "no-force", problem.key() + " " + problem.facts());
    }

    /** The game and edition that a list is for: what its fields or its lines say. */
    public static GameKit game(String content, String fileName) {
        var text = unmarked(content);
        var usual = Kits.usual();
        for (var game : Kits.mustered().reversed()) // the first game takes any text for its own
        if (pasted(game.forces(), text, fileName) && game.forces().pasted(text))
                return in(game, line(text));
        if (pasted(usual.forces(), text, fileName)) return in(usual, line(text));
        var root = TreeReader.read(text, Format.of(fileName, text), new Problems());
        if (!(root instanceof Node.Mapping fields)) return usual;
        var game = Kits.called(said(fields, List.of("game"))).orElse(usual);
        return in(game, said(fields, EDITION_FIELDS));
    }

    /** The edition that a list of a known game names, or nothing. */
    public static String edition(ForceFormat<?> format, String content, String fileName) {
        var text = unmarked(content);
        if (text.isBlank()) return "";
        if (pasted(format, text, fileName)) return line(text);
        var root = TreeReader.read(text, Format.of(fileName, text), new Problems());
        return root instanceof Node.Mapping fields ? said(fields, EDITION_FIELDS) : "";
    }

    private static GameKit in(GameKit game, String edition) {
        return game.editions().contains(edition) ? game.edition(edition) : game;
    }

    /** The edition that a line of a pasted list names, or nothing. */
    private static String line(String text) {
        var edition = EDITION.matcher(text);
        return edition.find() ? edition.group(1) : "";
    }

    /** What the first of these fields says, or nothing. */
    private static String said(Node.Mapping root, List<String> names) {
        for (var name : names)
            if (root.fields().get(name) instanceof Node.Scalar value) return value.written();
        return "";
    }
}
