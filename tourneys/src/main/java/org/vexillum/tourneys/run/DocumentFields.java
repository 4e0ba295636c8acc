package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.SpellingGuess;
import org.vexillum.tourneys.text.FoldedText;

/**
 * The fields of a mapping, by any of their names.
 *
 * <p>Case, accents, blanks and hyphens in the names do not matter.
 */
final class DocumentFields {
    private final Node.Mapping mapping;
    private final SequencedMap<String, String> written = new LinkedHashMap<>();
    private final TreeSet<String> asked = new TreeSet<>();

    private DocumentFields(Node.Mapping mapping) {
        this.mapping = mapping;
        for (var name : mapping.fields().keySet()) written.putIfAbsent(FoldedText.key(name), name);
    }

    static DocumentFields of(Node node) {
        if (node instanceof Node.Mapping mapping) return new DocumentFields(mapping);
        throw new BadFile(node.place(), "no-mapping");
    }

    FilePlace place() {
        return mapping.place();
    }

    /** The names of the fields as written. */
    List<String> names() {
        return List.copyOf(mapping.fields().keySet());
    }

    /** The field under the first of these names that is there and not empty. */
    Optional<Node> get(String... names) {
        Optional<Node> found = Optional.empty();
        for (var name : names) {
            asked.add(name);
            var key = written.get(FoldedText.key(name));
            if (key != null && found.isEmpty())
                found =
                        Optional.ofNullable(mapping.fields().get(key))
                                .filter(DocumentFields::filled);
        }
        return found;
    }

    private static boolean filled(Node node) {
        return !(node instanceof Node.Scalar scalar) || scalar.value() != null;
    }

    boolean has(String... names) {
        return get(names).isPresent();
    }

    Optional<String> text(String... names) {
        return get(names).map(DocumentFields::text);
    }

    static String text(Node node) {
        if (node instanceof Node.Scalar scalar && scalar.value() != null)
            return scalar.written().strip();
        throw new BadFile(node.place(), "no-text");
    }

    Optional<Integer> whole(String... names) {
        return get(names).map(DocumentFields::whole);
    }

    static int whole(Node node) {
        var text = text(node);
        if (text.matches("\\d{1,6}")) return Integer.parseInt(text);
        throw new BadFile(node.place(), "no-number", text);
    }

    Optional<BigDecimal> decimal(String... names) {
        return get(names).map(DocumentFields::decimal);
    }

    static BigDecimal decimal(Node node) {
        var text = text(node);
        if (text.matches("-?\\d{1,7}([.,]\\d{1,12})?"))
            return new BigDecimal(text.replace(',', '.'));
        throw new BadFile(node.place(), "no-number", text);
    }

    Optional<Boolean> flag(String... names) {
        return get(names)
                .map(node ->
                        switch (FoldedText.key(text(node))) {
                            case "true", "yes", "on", "si" -> true;
                            case "false", "no", "off" -> false;
                            default -> throw new BadFile(node.place(), "no-flag", text(node));
                        });
    }

    /** A list, or a single entry without the brackets; none if the field is missing. */
    List<Node> list(String... names) {
        return get(names).map(DocumentFields::list).orElse(List.of());
    }

    static List<Node> list(Node node) {
        return node instanceof Node.Sequence sequence ? sequence.entries() : List.of(node);
    }

    /** Names in a list, or in one text with commas between. */
    List<String> words(String... names) {
        var words = new ArrayList<String>();
        for (var node : list(names))
            for (var word : text(node).split("[,;]")) if (!word.isBlank()) words.add(word.strip());
        return words;
    }

    /** Refuses fields that nobody asked for. */
    void close() {
        var known = asked.stream().map(FoldedText::key).toList();
        for (var name : names()) {
            if (known.contains(FoldedText.key(name))) continue;
            var place = mapping.fields().get(name);
            var near = SpellingGuess.to(name, asked);
            var at = place == null ? place() : place.place();
            if (near == null)
                throw new BadFile(at, "unknown-field", name, String.join(", ", asked));
            throw new BadFile(at, "misspelt-field", name, near);
        }
    }
}
