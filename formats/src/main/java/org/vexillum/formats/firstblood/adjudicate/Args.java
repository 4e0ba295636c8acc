package org.vexillum.formats.firstblood.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.adjudicate.TaskFields;
import org.vexillum.formats.firstblood.position.FirstBloodScene;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** The fields of one task, read against the table. */
final class Args {
    private final TaskFields<Battle> fields;
    private final FirstBloodScene scene;

    Args(TaskFields<Battle> fields) {
        this.fields = fields;
        scene = (FirstBloodScene) fields.scene();
    }

    TaskFields<Battle> fields() {
        return fields;
    }

    Battle battle() {
        return scene.battle();
    }

    // ---- regiments

    /** A regiment that fights for side A unless the file says otherwise. */
    Regiment regiment(String name) {
        return regiment(fields.needed(name), name, Side.A);
    }

    /** The regiment on the other side of the quarrel. */
    Regiment enemy(String name, Regiment of) {
        var enemy = regiment(fields.needed(name), name, of.side().other());
        if (enemy.side() == of.side())
            throw new Fault(fields.needed(name).place(), "same-side", enemy.id(), of.id());
        return enemy;
    }

    /** The regiment, or null if the field is left out. */
    @Nullable Regiment perhaps(String name, Side usual) {
        var node = fields.get(name);
        return node == null ? null : regiment(node, name, usual);
    }

    private Regiment regiment(Node node, String role, Side usual) {
        if (node instanceof Node.Mapping) return standing(scene.add(node, role, usual), node);
        return standing(called(node), node);
    }

    /** By id, or by a name that only one regiment has. */
    private Regiment called(Node node) {
        var called = Read.name(node);
        var named = new ArrayList<Regiment>();
        var ids = new ArrayList<String>();
        for (var regiment : battle().regiments()) {
            if (regiment.id().equals(called)) return regiment;
            if (regiment.name().equalsIgnoreCase(called)) named.add(regiment);
            ids.add(regiment.id());
        }
        if (named.size() == 1) return named.getFirst();
        if (named.size() > 1) throw new Fault(node.place(), "unit-ambiguous", called);
        throw Read.unknown(node, "unknown-unit", called, ids);
    }

    private Regiment standing(Regiment regiment, Node node) {
        if (regiment.destroyed()) throw new Fault(node.place(), "unit-destroyed", regiment.id());
        if (fields.task().placed() && regiment.onTable() && !regiment.placed())
            throw new Fault(node.place(), "regiment-needs-places", regiment.id());
        return regiment;
    }

    // ---- models

    /** A living model of a regiment, by number or name. */
    int model(Node node, Regiment regiment) {
        var called = Read.name(node);
        if (called.matches("\\d{1,2}")) {
            int model = Read.whole(node, 0, regiment.size() - 1);
            if (!regiment.alive(model)) throw new Fault(node.place(), "model-dead", model);
            return model;
        }
        for (int model : regiment.models())
            if (regiment.card(model).name().equalsIgnoreCase(called)
                    || Read.written(regiment.role(model)).equals(called)) return model;
        throw new Fault(node.place(), "unknown-model", called, regiment.id());
    }

    int model(String name, Regiment regiment, int otherwise) {
        var node = fields.get(name);
        return node == null ? otherwise : model(node, regiment);
    }

    /** So many models, the leaders last, or their numbers; all if left out. */
    List<Integer> models(String name, Regiment regiment) {
        var node = fields.get(name);
        var living = new ArrayList<Integer>();
        for (int model : regiment.models()) living.add(model);
        if (node == null) return living;
        if (node instanceof Node.Scalar scalar && Read.written(scalar).matches("\\d{1,2}")) {
            int count = Read.whole(node, 0, living.size());
            living.sort(
                    (one, other) -> Boolean.compare(regiment.leads(one), regiment.leads(other)));
            return List.copyOf(living.subList(0, count));
        }
        var models = new ArrayList<Integer>();
        for (var one : Read.oneOrMore(node)) models.add(model(one, regiment));
        return models;
    }
}
