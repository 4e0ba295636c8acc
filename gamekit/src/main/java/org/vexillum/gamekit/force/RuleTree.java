package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.Values;

/** Reads a list of rules of a tree. */
public final class RuleTree {
    private RuleTree() {}

    public static List<Written> read(List<Node> nodes, Problems problems) {
        var rules = new ArrayList<Written>();
        for (var node : nodes) {
            var text = Values.text(node, problems);
            if (!text.isEmpty()) rules.add(new Written(text, node.place()));
        }
        return rules;
    }
}
