package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.kit.position.FirstBloodScene;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.TaskFields;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
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

    AssumedValues assumed() {
        return scene.assumed();
    }

    /** Whether the file says which round it is. */
    boolean dated() {
        return scene.dated();
    }

    // ---- regiments

    /** A regiment that fights for side A unless the file says otherwise. */
    Regiment regiment(String name) {
        return regiment(fields.needed(name), name, Side.A);
    }

    /** A regiment of this side unless the file says otherwise. */
    Regiment needed(String name, Side usual) {
        return regiment(fields.needed(name), name, usual);
    }

    /** The regiment on the other side of the quarrel. */
    Regiment enemy(String name, Regiment of) {
        var enemy = regiment(fields.needed(name), name, of.side().other());
        if (enemy.side() == of.side())
            throw new FileFault(fields.needed(name).place(), "same-side", enemy.id(), of.id());
        return enemy;
    }

    /** One or more enemies. */
    List<Regiment> enemies(String name, Regiment of) {
        var enemies = new ArrayList<Regiment>();
        var node = fields.get(name);
        if (node == null) return enemies;
        for (var one : NodeReader.oneOrMore(node)) {
            var enemy = regiment(one, name, of.side().other());
            if (enemy.side() == of.side())
                throw new FileFault(one.place(), "same-side", enemy.id(), of.id());
            enemies.add(enemy);
        }
        return enemies;
    }

    /** A regiment of either side. */
    Regiment other(String name, Regiment than) {
        return regiment(fields.needed(name), name, than.side().other());
    }

    /** The regiment, or null if the field is left out. */
    @Nullable Regiment perhaps(String name, Side usual) {
        var node = fields.get(name);
        return node == null ? null : regiment(node, name, usual);
    }

    private Regiment regiment(Node node, String role, Side usual) {
        if (node instanceof Node.Mapping) return standing(scene.add(node, role, usual), node);
        return standing(RegimentFinder.called(battle(), node), node);
    }

    private Regiment standing(Regiment regiment, Node node) {
        if (regiment.destroyed())
            throw new FileFault(node.place(), "unit-destroyed", regiment.id());
        if (fields.task().placed() && regiment.onTable() && !regiment.placed())
            throw new FileFault(node.place(), "regiment-needs-places", regiment.id());
        return regiment;
    }

    // ---- models

    int model(String name, Regiment regiment, int otherwise) {
        var node = fields.get(name);
        return node == null ? otherwise : ModelFinder.called(regiment, node);
    }

    /** Some models of a regiment; who they are is looked up when it is played. */
    NamedModels who(String name, Regiment regiment) {
        var node = fields.get(name);
        if (node == null) return NamedModels.EVERYBODY;
        var who = who(node, regiment);
        if (who.without(regiment)) assume(regiment, "no-leader", who.count());
        return who;
    }

    /** Lists among what was assumed something about a regiment. */
    void assume(Regiment regiment, String what, Object... values) {
        scene.assumed().add(regiment.id(), what, values);
    }

    /** So many, {@code all}, or those that are named. */
    static NamedModels who(Node node, Regiment regiment) {
        if (node instanceof Node.Scalar scalar && NodeReader.written(scalar).strip().equals("all"))
            return NamedModels.EVERYBODY;
        if (node instanceof Node.Scalar scalar && NodeReader.written(scalar).matches("\\d{1,2}"))
            return new NamedModels(NodeReader.whole(node, 0, regiment.size()), List.of());
        var models = new ArrayList<Integer>();
        for (var one : NodeReader.oneOrMore(node)) models.add(ModelFinder.called(regiment, one));
        return new NamedModels(models.size(), models);
    }

    /** Some models of a regiment as it stands now. */
    List<Integer> models(String name, Regiment regiment) {
        return who(name, regiment).now(regiment);
    }

    // ---- values

    Frame frame() {
        return scene.frame();
    }

    @Nullable Node get(String name) {
        return fields.get(name);
    }

    boolean has(String name) {
        return fields.has(name);
    }

    boolean flag(String name) {
        return fields.flag(name);
    }

    int whole(String name, int least, int most, int otherwise) {
        return fields.whole(name, least, most, otherwise);
    }

    /** A distance, or so much if the field is left out. */
    int inches(String name, int otherwise) {
        var node = fields.get(name);
        return node == null ? otherwise : NodeReader.distance(node);
    }
}
