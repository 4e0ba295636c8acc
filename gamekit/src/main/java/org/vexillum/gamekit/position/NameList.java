package org.vexillum.gamekit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.Node.Scalar;

/** Several names in one field. */
public final class NameList {
    private NameList() {}

    /** The entries of a list, or the parts of a text between commas. */
    public static List<Node> several(Node node) {
        if (!(node instanceof Scalar)) return some(node);
        var names = new ArrayList<Node>();
        for (var part : NodeReader.name(node).split(",", -1))
            names.add(new Scalar(node.place(), part.strip()));
        return names;
    }

    private static List<Node> some(Node node) {
        var names = NodeReader.row(node);
        if (names.isEmpty()) throw new FileFault(node.place(), "not-a-text");
        return names;
    }
}
