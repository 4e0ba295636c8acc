package org.vexillum.gamekit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Fields with names, each asked for; what nobody asked for is a fault. */
public final class FieldGroup {
    private final Node.Mapping mapping;
    private final List<String> known;
    private final List<String> aliases;

    public FieldGroup(Node node) {
        this(NodeReader.mapping(node), new ArrayList<>(), new ArrayList<>());
    }

    private FieldGroup(Node.Mapping mapping, List<String> known, List<String> aliases) {
        this.mapping = mapping;
        this.known = known;
        this.aliases = aliases;
    }

    public FilePlace at() {
        return mapping.place();
    }

    public Node.Mapping mapping() {
        return mapping;
    }

    /** The field of this name, or null; one written without a value counts as left out. */
    public @Nullable Node get(String name) {
        if (!known.contains(name)) known.add(name);
        var node = mapping.fields().get(name);
        if (node == null) node = likewise(name);
        return node instanceof Node.Scalar scalar && scalar.value() == null ? null : node;
    }

    /** The field in other spelling: with hyphens, without capitals. */
    private @Nullable Node likewise(String name) {
        for (var entry : mapping.fields().entrySet())
            if (NodeReader.same(entry.getKey(), name)) return entry.getValue();
        return null;
    }

    /** A field under another name that is understood too. */
    public @Nullable Node alias(String name) {
        if (!aliases.contains(name)) aliases.add(name);
        return likewise(name);
    }

    /** Other fields instead; what either is asked for, both know. */
    public FieldGroup with(Node.Mapping other) {
        return new FieldGroup(other, known, aliases);
    }

    public boolean has(String name) {
        return get(name) != null;
    }

    /** A field without which there is no answer. */
    public Node needed(String name) {
        var node = get(name);
        if (node == null) throw new FileFault(at(), "missing", name);
        return node;
    }

    public String text(String name, String otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeReader.name(node);
    }

    public int whole(String name, int least, int most, int otherwise) {
        var node = get(name);
        return node == null ? otherwise : NodeReader.whole(node, least, most);
    }

    public boolean flag(String name) {
        var node = get(name);
        return node != null && NodeReader.flag(node);
    }

    /** The entries of a list; a single value is a list of one, nothing is an empty list. */
    public List<Node> list(String name) {
        var node = get(name);
        return node == null ? List.of() : NodeReader.oneOrMore(node);
    }

    private boolean understood(String written) {
        return known.stream().anyMatch(name -> NodeReader.same(name, written))
                || aliases.stream().anyMatch(name -> NodeReader.same(name, written));
    }

    /** Nothing else may stand in the group. */
    public void done() {
        for (var entry : mapping.fields().entrySet())
            if (!understood(entry.getKey()))
                throw NodeReader.unknown(entry.getValue(), "unknown-field", entry.getKey(), known);
    }
}
