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
        int model = numbered(regiment, node);
        if (!regiment.alive(model)) throw new Fault(node.place(), "model-dead", model);
        return model;
    }

    /** The same, dead or alive; of several with the name one that lives. */
    static int numbered(Regiment regiment, Node node) {
        var called = Read.name(node);
        if (called.matches("\\d{1,2}")) return Read.whole(node, 0, regiment.size() - 1);
        int dead = -1;
        for (int model = 0; model < regiment.size(); model++) {
            if (!regiment.card(model).name().equalsIgnoreCase(called)
                    && !Read.written(regiment.role(model)).equalsIgnoreCase(called)) continue;
            if (regiment.alive(model)) return model;
            dead = model;
        }
        if (dead >= 0) return dead;
        throw new Fault(node.place(), "unknown-model", called, regiment.id());
    }
}
