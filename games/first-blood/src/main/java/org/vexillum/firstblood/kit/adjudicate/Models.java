package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.text.ConstantWords;
import org.vexillum.gamekit.tree.Node;

/** Finds models by what a file calls them. */
public final class Models {
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
            if (!is(regiment, model, called)) continue;
            if (regiment.alive(model)) return model;
            dead = model;
        }
        if (dead >= 0) return dead;
        throw new Fault(node.place(), "unknown-model", called, regiment.id());
    }

    private static boolean is(Regiment regiment, int model, String called) {
        return Read.same(regiment.card(model).name(), called)
                || Read.same(Read.written(regiment.role(model)), called)
                || ConstantWords.of(regiment.role(model)).stream()
                        .anyMatch(role -> Read.same(role, called));
    }

    /** All models that are called so, dead or alive. */
    public static List<Integer> all(Regiment regiment, Node node) {
        int first = numbered(regiment, node);
        var called = Read.name(node);
        var models = new ArrayList<Integer>();
        for (int model = 0; model < regiment.size(); model++)
            if (is(regiment, model, called)) models.add(model);
        return models.isEmpty() ? List.of(first) : models;
    }
}
