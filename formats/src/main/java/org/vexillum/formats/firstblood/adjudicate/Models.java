package org.vexillum.formats.firstblood.adjudicate;

import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;

/** Finds models by what a file calls them. */
final class Models {
    private Models() {}

    /** A living model of a regiment, by number, name or role. */
    static int called(Regiment regiment, Node node) {
        var called = Read.name(node);
        if (called.matches("\\d{1,2}")) {
            int model = Read.whole(node, 0, regiment.size() - 1);
            if (!regiment.alive(model)) throw new Fault(node.place(), "model-dead", model);
            return model;
        }
        for (int model : regiment.models())
            if (regiment.card(model).name().equalsIgnoreCase(called)
                    || Read.written(regiment.role(model)).equalsIgnoreCase(called)) return model;
        throw new Fault(node.place(), "unknown-model", called, regiment.id());
    }
}
