package org.vexillum.gamekit.force;

import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;

/** The name of a force: a list with an empty one is called after its first unit. */
public final class ForceName {
    private ForceName() {}

    /** What the field says; empty, and a note, if it stands there empty. */
    public static String read(NodeFields fields, Problems problems) {
        var node = fields.get("name");
        if (!(node instanceof Node.Scalar scalar) || !scalar.written().isBlank())
            return fields.text("name");
        problems.note(node.place(), "force.no-name");
        return "";
    }
}
