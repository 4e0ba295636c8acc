package org.vexillum.regiments.kit.position;

import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.regiments.table.Unit;

/** A number for one model, or numbers for several: by list or by the models' numbers. */
final class PerModel {
    interface Setter {
        void set(Unit unit, int model, Node value);
    }

    private PerModel() {}

    /**
     * @param first the model meant by a single number
     */
    static void read(Node node, Unit unit, int first, Setter setter) {
        switch (node) {
            case Node.Scalar _ -> setter.set(unit, first, node);
            case Node.Sequence row -> list(row, unit, setter);
            case Node.Mapping group -> numbered(group, unit, setter);
        }
    }

    /** One number for each living model, in the order of their numbers. */
    private static void list(Node.Sequence row, Unit unit, Setter setter) {
        if (row.entries().size() > unit.living())
            throw new FileFault(
                    row.place(), "more-than-living", row.entries().size(), unit.living());
        int next = 0;
        for (int model = 0; model < unit.startingSize(); model++) {
            if (!unit.alive(model) || next == row.entries().size()) continue;
            setter.set(unit, model, row.entries().get(next++));
        }
    }

    private static void numbered(Node.Mapping group, Unit unit, Setter setter) {
        for (var entry : group.fields().entrySet()) {
            var value = entry.getValue();
            var number = new Node.Scalar(value.place(), entry.getKey());
            int model = NodeReader.whole(number, 0, unit.startingSize() - 1);
            if (!unit.alive(model)) throw new FileFault(value.place(), "model-dead", model);
            setter.set(unit, model, value);
        }
    }
}
