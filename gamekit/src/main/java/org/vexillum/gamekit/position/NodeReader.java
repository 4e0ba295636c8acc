package org.vexillum.gamekit.position;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.Node.Mapping;
import org.vexillum.gamekit.tree.Node.Scalar;
import org.vexillum.gamekit.tree.Node.Sequence;
import org.vexillum.gamekit.tree.SpellingGuess;
import org.vexillum.gamekit.tree.TreeReader;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** Reads single values, as leniently as stays clear; the first fault ends the reading. */
public final class NodeReader {
    /** Nobody reads a longer list for the one word he looks for. */
    private static final int MANY = 15;

    private static final int FEW = 5;

    /** What a call of the program lists. */
    private static final List<String> LISTED = List.of("unknown-kind");

    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,40}");
    private static final Pattern HUGE = Pattern.compile("[+-]?\\d{7,40}(\\.\\d{1,9})?");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,6}(\\.\\d{1,9})?");

    private static final int LONGEST_NAME = 1000;

    private NodeReader() {}

    /** The fields of a whole file, JSON or YAML, whichever it is. */
    public static Mapping file(String text) {
        var problems = new Problems();
        var tree = TreeReader.read(text, Format.of("", text), problems);
        if (tree == null && text.stripLeading().startsWith("{")) {
            var flow = new Problems(); // YAML may begin with a brace as well
            tree = TreeReader.read(text, Format.YAML, flow);
            if (tree != null) problems = flow;
        }
        for (var problem : problems.all()) if (problem.error()) throw FileFault.of(problem);
        return mapping(tree == null ? new Scalar(FilePlace.NOWHERE, null) : tree);
    }

    /** A scalar as written; nothing for anything else. */
    public static String written(Node node) {
        return node instanceof Scalar scalar && scalar.value() != null ? scalar.written() : "";
    }

    public static String text(Node node) {
        if (node instanceof Scalar scalar && scalar.value() != null) return scalar.written();
        throw new FileFault(node.place(), "not-a-text");
    }

    /** A text that says something. */
    public static String name(Node node) {
        var text = text(node).strip();
        if (text.isEmpty()) throw new FileFault(node.place(), "not-a-text");
        if (text.length() > LONGEST_NAME) throw new FileFault(node.place(), "too-long", cut(text));
        return text;
    }

    public static int whole(Node node, int least, int most) {
        var text = written(node).strip();
        if (!WHOLE.matcher(text).matches())
            throw new FileFault(node.place(), "not-whole", shown(node));
        var number = new BigInteger(text);
        if (number.compareTo(BigInteger.valueOf(least)) < 0
                || number.compareTo(BigInteger.valueOf(most)) > 0)
            throw new FileFault(node.place(), "out-of-range", number, least, most);
        return number.intValue();
    }

    public static boolean flag(Node node) {
        return switch (written(node).strip().toLowerCase(Locale.ROOT)) {
            case "true", "yes", "y", "sí", "si" -> true;
            case "false", "no", "n" -> false;
            default -> throw new FileFault(node.place(), "not-yes-or-no", shown(node));
        };
    }

    /** Decimal inches, the sign for inches allowed. */
    public static int inches(Node node) {
        return Lengths.inches(decimal(node, "\""));
    }

    /** The same where less than nothing makes no sense: how far away something is. */
    public static int distance(Node node) {
        int inches = inches(node);
        if (inches < 0) throw new FileFault(node.place(), "negative", shown(node));
        return inches;
    }

    /** Decimal degrees, in hundredths. */
    public static int degrees(Node node) {
        var number = new BigDecimal(decimal(node, "°"));
        var hundredths = number.movePointRight(2).setScale(0, RoundingMode.HALF_UP);
        if (hundredths.abs().intValue() > 36000)
            throw new FileFault(node.place(), "out-of-range", number.toPlainString(), -360, 360);
        return hundredths.intValue();
    }

    /** A decimal number in hundredths, no less than 0 and at most so much. */
    public static int hundredths(Node node, int most) {
        var number = new BigDecimal(decimal(node, ""));
        var exact = number.movePointRight(2).setScale(0, RoundingMode.HALF_UP);
        if (number.signum() < 0 || exact.compareTo(BigDecimal.valueOf(100L * most)) > 0)
            throw new FileFault(node.place(), "out-of-range", number.toPlainString(), 0, most);
        return exact.intValue();
    }

    /** Decimal millimetres. */
    public static int millimetres(Node node) {
        return Lengths.mm(decimal(node, "mm"));
    }

    private static String decimal(Node node, String sign) {
        var text = written(node).strip();
        if (text.endsWith(sign)) text = text.substring(0, text.length() - sign.length()).strip();
        if (HUGE.matcher(text).matches()) throw new FileFault(node.place(), "too-large", cut(text));
        if (!DECIMAL.matcher(text).matches())
            throw new FileFault(node.place(), "not-number", shown(node));
        return text;
    }

    public static List<Node> row(Node node) {
        if (node instanceof Sequence row) return row.entries();
        throw new FileFault(node.place(), "not-a-list");
    }

    /** The entries of a list; anything else is a list of one. */
    public static List<Node> oneOrMore(Node node) {
        return node instanceof Sequence row ? row.entries() : List.of(node);
    }

    public static Mapping mapping(Node node) {
        if (node instanceof Mapping mapping) return mapping;
        throw new FileFault(node.place(), "not-a-group");
    }

    /** One of the constants, written in any case, with hyphens, underlines or neither. */
    public static <E extends Enum<E>> E word(Node node, Class<E> type) {
        return word(node, List.of(type.getEnumConstants()));
    }

    /** One of these constants. */
    public static <E extends Enum<?>> E word(Node node, List<E> constants) {
        var written = name(node);
        for (var constant : constants)
            if (plain(constant.name()).equals(plain(written))) return constant;
        var words = constants.stream().map(NodeReader::shown).toList();
        throw unknown(node, "unknown-word", written, words);
    }

    /** How a constant is written in files. */
    public static String written(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The same in a hint; sides are called A and B. */
    private static String shown(Enum<?> constant) {
        return constant instanceof Side ? constant.name() : written(constant);
    }

    /** Whether two words differ in capitals, hyphens and the like at most. */
    public static boolean same(String one, String other) {
        return plain(one).equals(plain(other));
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[_ :-]", "");
    }

    /** A fault that says what was perhaps meant, or lists what would have been understood. */
    public static FileFault unknown(Node node, String key, String written, List<String> known) {
        var near = SpellingGuess.to(written, known);
        if (near != null) return new FileFault(node.place(), key + "-meant", cut(written), near);
        if (known.size() <= MANY)
            return new FileFault(node.place(), key, cut(written), String.join(", ", known))
                    .knowing(known);
        var few = String.join(", ", SpellingGuess.few(written, known, FEW));
        if (LISTED.contains(key))
            return new FileFault(node.place(), key + "-many", cut(written), few);
        return new FileFault(
                        node.place(),
                        key,
                        cut(written),
                        few + ", … (+" + (known.size() - FEW) + ")")
                .knowing(known);
    }

    private static String shown(Node node) {
        return switch (node) {
            case Scalar _ -> cut(written(node));
            case Sequence _ -> "[…]";
            case Mapping _ -> "{…}";
        };
    }

    private static String cut(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "…";
    }
}
