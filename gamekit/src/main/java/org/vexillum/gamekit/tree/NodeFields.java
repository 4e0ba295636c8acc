package org.vexillum.gamekit.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.kernel.Nullable;

/**
 * The fields of one mapping, read one by one.
 *
 * <p>What is missing or wrong becomes a problem with its place, and a harmless value is returned,
 * so that one reading finds them all. {@link #close} names the fields that nobody asked for.
 */
public final class NodeFields implements AutoCloseable {
    private final Node.Mapping mapping;
    private final Problems problems;
    private final Set<String> known = new LinkedHashSet<>();

    private NodeFields(Node.Mapping mapping, Problems problems) {
        this.mapping = mapping;
        this.problems = problems;
    }

    /** The fields of a node that should be a mapping; none, and a problem, if it is not. */
    public static NodeFields of(Node node, Problems problems) {
        if (node instanceof Node.Mapping mapping) return new NodeFields(mapping, problems);
        problems.error(node.place(), "file.no-mapping");
        var nothing = new Node.Mapping(node.place(), Map.of());
        return new NodeFields(nothing, new Problems()); // all that is missing goes without saying
    }

    public FilePlace place() {
        return mapping.place();
    }

    /** Where to put what else is wrong with these fields. */
    public Problems problems() {
        return problems;
    }

    /** The field, or null if it is missing or empty. */
    public @Nullable Node get(String name) {
        known.add(name);
        var node = mapping.fields().get(name);
        return node instanceof Node.Scalar scalar && scalar.value() == null ? null : node;
    }

    /** Where the field stands, or would stand. */
    public FilePlace place(String name) {
        var node = mapping.fields().get(name);
        return node == null ? place().field(name) : node.place();
    }

    private @Nullable Node required(String name) {
        var node = get(name);
        if (node == null) problems.error(place(name), "file.missing", name);
        return node;
    }

    public String text(String name) {
        var node = required(name);
        return node == null ? "" : NodeValues.text(node, problems);
    }

    public String text(String name, String otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeValues.text(node, problems);
    }

    public int whole(String name, int least, int most) {
        var node = required(name);
        return node == null ? least : NodeValues.whole(node, least, most, problems);
    }

    public int whole(String name, int least, int most, int otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeValues.whole(node, least, most, problems);
    }

    /** A decimal number as players write lengths. */
    public BigDecimal decimal(String name, int least, int most, BigDecimal otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeValues.decimal(node, least, most, problems);
    }

    public boolean flag(String name) {
        var node = get(name);
        return node != null && NodeValues.flag(node, problems);
    }

    /** The entries of a list; none if the field is missing. */
    public List<Node> list(String name) {
        var node = get(name);
        return node == null ? List.of() : NodeValues.list(node, problems);
    }

    /** One of these words. */
    public String word(String name, List<String> allowed) {
        var node = required(name);
        return node == null ? allowed.getFirst() : NodeValues.word(node, allowed, problems);
    }

    /** A list of mappings; none if the field is missing. */
    public List<NodeFields> mappings(String name) {
        var all = new ArrayList<NodeFields>();
        for (var node : list(name)) all.add(of(node, problems));
        return all;
    }

    /** Names every field that was not asked for, and the one that was perhaps meant. */
    @Override
    public void close() {
        for (var field : mapping.fields().entrySet()) {
            var name = field.getKey();
            if (known.contains(name)) continue;
            var place = field.getValue().place();
            var near = SpellingGuess.to(name, known);
            if (near == null)
                problems.error(place, "file.unknown-field", name, String.join(", ", known));
            else problems.error(place, "file.misspelt-field", name, near);
        }
    }
}
