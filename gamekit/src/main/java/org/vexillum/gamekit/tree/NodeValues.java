package org.vexillum.gamekit.tree;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.Problems;

/** Single values out of nodes; a wrong one becomes a problem and a harmless value. */
public final class NodeValues {
    private NodeValues() {}

    public static String text(Node node, Problems problems) {
        if (node instanceof Node.Scalar scalar && scalar.value() != null) {
            if (!scalar.written().isBlank()) return scalar.written().strip();
            problems.error(node.place(), "file.blank");
            return "";
        }
        problems.error(node.place(), "file.no-text");
        return "";
    }

    public static int whole(Node node, int least, int most, Problems problems) {
        var number = decimal(node, least, most, problems);
        if (number.stripTrailingZeros().scale() > 0) {
            problems.error(node.place(), "file.not-whole", number.toPlainString());
            return least;
        }
        return number.intValue();
    }

    public static BigDecimal decimal(Node node, int least, int most, Problems problems) {
        var harmless = BigDecimal.valueOf(least);
        if (!(node instanceof Node.Scalar scalar)
                || !(scalar.value() instanceof BigDecimal number)) {
            problems.error(node.place(), "file.no-number", written(node));
            return harmless;
        }
        if (number.compareTo(harmless) >= 0 && number.compareTo(BigDecimal.valueOf(most)) <= 0)
            return number;
        problems.error(node.place(), "file.range", scalar.written(), least, most);
        return harmless;
    }

    public static boolean flag(Node node, Problems problems) {
        if (node instanceof Node.Scalar scalar && scalar.value() instanceof Boolean flag)
            return flag;
        if (node instanceof Node.Scalar scalar && scalar.value() instanceof String word)
            switch (word.strip().toLowerCase(Locale.ROOT)) {
                case "yes", "sí", "si" -> {
                    return true;
                }
                case "no" -> {
                    return false;
                }
                default -> {}
            }
        problems.error(node.place(), "file.no-flag", written(node));
        return false;
    }

    /** One of these words; the first if it is none of them. */
    public static String word(Node node, List<String> allowed, Problems problems) {
        var word = node instanceof Node.Scalar scalar ? scalar.written().strip() : "";
        if (allowed.contains(word)) return word;
        problems.error(node.place(), "file.no-word", written(node), String.join(", ", allowed));
        return allowed.getFirst();
    }

    public static List<Node> list(Node node, Problems problems) {
        if (node instanceof Node.Sequence sequence) return sequence.entries();
        problems.error(node.place(), "file.no-list");
        return List.of();
    }

    /** A value as the file shows it, cut short. */
    static String written(Node node) {
        return switch (node) {
            case Node.Mapping _ -> "{…}";
            case Node.Sequence _ -> "[…]";
            case Node.Scalar scalar -> cut(scalar.written());
        };
    }

    private static String cut(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "…";
    }
}
