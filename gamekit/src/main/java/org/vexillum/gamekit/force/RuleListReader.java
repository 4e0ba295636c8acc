package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeValues;

/** Reads a list of rules of a tree. */
public final class RuleListReader {
    private RuleListReader() {}

    public static List<WrittenRule> read(List<Node> nodes, Problems problems) {
        var rules = new ArrayList<WrittenRule>();
        for (var node : nodes) {
            var text = NodeValues.text(node, problems);
            if (!text.isEmpty()) rules.add(new WrittenRule(text, node.place()));
        }
        return rules;
    }
}
