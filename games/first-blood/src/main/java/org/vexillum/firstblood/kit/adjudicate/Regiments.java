package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;

/** Finds regiments by what a file calls them. */
final class Regiments {
    private Regiments() {}

    /** By id, or by a name that only one regiment has. */
    static Regiment called(Battle battle, Node node) {
        var called = Read.name(node);
        var named = new ArrayList<Regiment>();
        var ids = new ArrayList<String>();
        for (var regiment : battle.regiments()) {
            if (regiment.id().equals(called)) return regiment;
            if (regiment.name().equalsIgnoreCase(called)) named.add(regiment);
            ids.add(regiment.id());
        }
        if (named.size() == 1) return named.getFirst();
        if (named.size() > 1) throw new Fault(node.place(), "unit-ambiguous", called);
        throw Read.unknown(node, "unknown-unit", called, ids);
    }
}
