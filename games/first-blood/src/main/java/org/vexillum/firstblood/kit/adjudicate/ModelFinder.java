package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.text.ConstantWords;
import org.vexillum.gamekit.tree.Node;

/** Finds models by what a file calls them. */
public final class ModelFinder {
    private ModelFinder() {}

    /** A living model of a regiment, by number, name or role. */
    static int called(Regiment regiment, Node node) {
        int model = numbered(regiment, node);
        if (!regiment.alive(model)) throw new FileFault(node.place(), "model-dead", model);
        return model;
    }

    /** The same, dead or alive; of several with the name one that lives. */
    static int numbered(Regiment regiment, Node node) {
        var called = NodeReader.name(node);
        if (called.matches("\\d{1,2}")) return NodeReader.whole(node, 0, regiment.size() - 1);
        int dead = -1;
        for (int model = 0; model < regiment.size(); model++) {
            if (!is(regiment, model, called)) continue;
            if (regiment.alive(model)) return model;
            dead = model;
        }
        if (dead >= 0) return dead;
        throw new FileFault(node.place(), "unknown-model", called, regiment.id());
    }

    private static boolean is(Regiment regiment, int model, String called) {
        return NodeReader.same(regiment.card(model).name(), called)
                || NodeReader.same(NodeReader.written(regiment.role(model)), called)
                || ConstantWords.of(regiment.role(model)).stream()
                        .anyMatch(role -> NodeReader.same(role, called));
    }

    /** All models that are called so, dead or alive. */
    public static List<Integer> all(Regiment regiment, Node node) {
        int first = numbered(regiment, node);
        var called = NodeReader.name(node);
        var models = new ArrayList<Integer>();
        for (int model = 0; model < regiment.size(); model++)
            if (is(regiment, model, called)) models.add(model);
        return models.isEmpty() ? List.of(first) : models;
    }
}
