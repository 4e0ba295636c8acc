package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;

/** Finds regiments by what a file calls them. */
final class RegimentFinder {
    private RegimentFinder() {}

    /** By id, or by a name that only one regiment has. */
    static Regiment called(Battle battle, Node node) {
        var called = NodeReader.name(node);
        var named = new ArrayList<Regiment>();
        var ids = new ArrayList<String>();
        for (var regiment : battle.regiments()) {
            if (regiment.id().equals(called)) return regiment;
            if (regiment.name().equalsIgnoreCase(called)) named.add(regiment);
            ids.add(regiment.id());
        }
        if (named.size() == 1) return named.getFirst();
        if (named.size() > 1) throw new FileFault(node.place(), "unit-ambiguous", called);
        throw NodeReader.unknown(node, "unknown-unit", called, ids);
    }
}
