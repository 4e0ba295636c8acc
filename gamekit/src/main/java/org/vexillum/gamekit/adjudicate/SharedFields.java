package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Lays the fields of one question over those that the whole file shares. */
final class SharedFields {
    private SharedFields() {}

    /** Units and options are completed, everything else replaces what was shared. */
    static Node.Mapping over(Node.Mapping shared, Node.Mapping own) {
        var fields = new LinkedHashMap<>(shared.fields());
        fields.remove("questions");
        own.fields()
                .forEach((name, node) ->
                        fields.put(name, merged(name, shared.fields().get(name), node)));
        return new Node.Mapping(own.place(), fields);
    }

    private static Node merged(String name, @Nullable Node shared, Node own) {
        if (shared == null) return own;
        if (Kits.unitFields().contains(name)) return units(shared, own);
        return switch (name) {
            case "options" -> fields(NodeReader.mapping(shared), NodeReader.mapping(own));
            default -> own;
        };
    }

    private static Node.Mapping fields(Node.Mapping shared, Node.Mapping own) {
        var fields = new LinkedHashMap<>(shared.fields());
        fields.putAll(own.fields());
        return new Node.Mapping(own.place(), fields);
    }

    private static Node units(Node shared, Node own) {
        var units = new ArrayList<>(NodeReader.oneOrMore(shared));
        for (var node : NodeReader.oneOrMore(own)) {
            int same = find(units, NodeReader.mapping(node));
            if (same < 0) units.add(node);
            else
                units.set(
                        same,
                        fields(NodeReader.mapping(units.get(same)), NodeReader.mapping(node)));
        }
        return new Node.Sequence(own.place(), units);
    }

    private static int find(List<Node> units, Node.Mapping wanted) {
        var id = id(wanted);
        for (int i = 0; i < units.size(); i++)
            if (id != null && id.equals(id(NodeReader.mapping(units.get(i))))) return i;
        return -1;
    }

    private static @Nullable String id(Node.Mapping unit) {
        var id = unit.fields().get("id");
        if (id == null) id = unit.fields().get("name");
        return id == null ? null : NodeReader.name(id);
    }
}
