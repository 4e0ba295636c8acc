package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.formats.Place;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.position.Scene;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.table.Unit;

/** The fields of one task, read against the table. */
final class Args {
    private final Task task;
    private final Group fields;
    private final Scene scene;

    Args(Task task, Group fields, Scene scene) {
        this.task = task;
        this.fields = fields;
        this.scene = scene;
    }

    Scene scene() {
        return scene;
    }

    Place at() {
        return fields.at();
    }

    @Nullable Node get(String name) {
        if (task.fields().stream().noneMatch(field -> field.name().equals(name)))
            throw new IllegalStateException(task.name() + " declares no field " + name);
        return fields.get(name);
    }

    boolean has(String name) {
        return get(name) != null;
    }

    /** A field without which there is no answer. */
    Node needed(String name) {
        var node = get(name);
        if (node == null) throw new Fault(fields.at(), "missing", name);
        return node;
    }

    void done() {
        for (var field : task.fields()) fields.get(field.name());
        fields.done();
    }

    // ---- units

    /** A unit that fights for side A unless the file says otherwise. */
    Unit unit(String name) {
        return unit(name, Side.A);
    }

    Unit unit(String name, Side usual) {
        return unit(needed(name), name, usual);
    }

    /** The unit on the other side of the quarrel. */
    Unit enemy(String name, Unit of) {
        var enemy = unit(needed(name), name, of.side().other());
        if (enemy.side() == of.side())
            throw new Fault(needed(name).place(), "same-side", enemy.id(), of.id());
        return enemy;
    }

    private Unit unit(Node node, String role, Side usual) {
        if (node instanceof Node.Mapping) return standing(scene.add(node, role, usual), node);
        return standing(Units.called(scene.battle(), node), node);
    }

    private Unit standing(Unit unit, Node node) {
        if (unit.destroyed()) throw new Fault(node.place(), "unit-destroyed", unit.id());
        if (task.placed() && unit.place() == null && unit.onTable())
            throw new Fault(node.place(), "unit-needs-place", unit.id());
        return unit;
    }

    /** Nothing can be said before it is known where everybody stands. */
    void allPlaced() {
        for (var unit : scene.battle().units())
            if (unit.onTable() && unit.place() == null)
                throw new Fault(fields.at(), "unit-needs-place", unit.id());
    }

    List<Unit> units(String name) {
        var units = new ArrayList<Unit>();
        var node = get(name);
        if (node == null) return units;
        for (var one : Read.oneOrMore(node)) units.add(unit(one, name, Side.A));
        return units;
    }

    /** A model of a unit, or nobody in particular. */
    int model(String name, Unit unit) {
        var node = get(name);
        return node == null ? Quarry.WHOLE : Units.model(unit, node);
    }

    // ---- values

    int whole(String name, int least, int most) {
        return Read.whole(needed(name), least, most);
    }

    int whole(String name, int least, int most, int otherwise) {
        var node = get(name);
        return node == null ? otherwise : Read.whole(node, least, most);
    }

    boolean flag(String name) {
        var node = get(name);
        return node != null && Read.flag(node);
    }

    String text(String name) {
        return Read.name(needed(name));
    }

    <E extends Enum<E>> E word(String name, Class<E> type, E otherwise) {
        var node = get(name);
        return node == null ? otherwise : Read.word(node, type);
    }

    Side side(String name, Side otherwise) {
        return word(name, Side.class, otherwise);
    }

    /** On which side the target was charged; the front, unless the file says otherwise. */
    ChargedSide charged(String name) {
        var node = get(name);
        if (node != null) return Read.word(node, ChargedSide.class);
        scene.assumed().add("", "charged-front");
        return ChargedSide.FRONT;
    }

    /** In the open, unless the file says otherwise. */
    Cover cover(String name) {
        var node = get(name);
        if (node == null) return Cover.NONE;
        return switch (Read.text(node).toLowerCase(Locale.ROOT)) {
            case "inside" -> Cover.INSIDE;
            case "behind" -> Cover.BEHIND;
            case "none" -> Cover.NONE;
            default -> Read.flag(node) ? Cover.INSIDE : Cover.NONE;
        };
    }
}
