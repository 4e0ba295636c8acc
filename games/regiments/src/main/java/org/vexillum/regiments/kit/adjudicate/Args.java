package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.TaskFields;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.kit.position.RegimentsScene;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The fields of one task, read against the table. */
final class Args {
    /** Chapters in which only units on the table take part (AOFR-ROUND-04). */
    private static final Set<Chapter> FIGHTING =
            Set.of(Chapter.COMBAT, Chapter.MORALE, Chapter.MAGIC);

    private final TaskFields<Battle> fields;
    private final RegimentsScene scene;

    Args(TaskFields<Battle> fields) {
        this.fields = fields;
        scene = (RegimentsScene) fields.scene();
    }

    RegimentsScene scene() {
        return scene;
    }

    FilePlace at() {
        return fields.at();
    }

    @Nullable Node get(String name) {
        return fields.get(name);
    }

    boolean has(String name) {
        return fields.has(name);
    }

    Node needed(String name) {
        return fields.needed(name);
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
            throw new FileFault(needed(name).place(), "same-side", enemy.id(), of.id());
        return enemy;
    }

    private Unit unit(Node node, String role, Side usual) {
        if (node instanceof Node.Mapping) return standing(scene.add(node, role, usual), node);
        return standing(UnitFinder.called(scene.battle(), node), node);
    }

    private Unit standing(Unit unit, Node node) {
        if (unit.destroyed()) throw new FileFault(node.place(), "unit-destroyed", unit.id());
        if (!unit.onTable() && FIGHTING.contains(fields.task().chapter()))
            throw new FileFault(node.place(), "unit-kept-back", unit.id());
        if (fields.task().placed() && unit.place() == null && unit.onTable())
            throw new FileFault(node.place(), "unit-needs-place", unit.id());
        return unit;
    }

    /** Nothing can be said before it is known where everybody stands. */
    void allPlaced() {
        for (var unit : scene.battle().units())
            if (unit.onTable() && unit.place() == null)
                throw new FileFault(fields.at(), "unit-needs-place", unit.id());
    }

    /** Units of which something can be said even if they are destroyed. */
    List<Unit> livingOrDead(String name) {
        var units = new ArrayList<Unit>();
        var node = get(name);
        if (node == null) return units;
        for (var one : NodeReader.oneOrMore(node))
            units.add(
                    one instanceof Node.Mapping
                            ? scene.add(one, name, Side.A)
                            : UnitFinder.called(scene.battle(), one));
        return units;
    }

    /** A model of a unit, or nobody in particular. */
    int model(String name, Unit unit) {
        var node = get(name);
        return node == null ? AttackTarget.WHOLE : UnitFinder.model(unit, node);
    }

    // ---- values

    int whole(String name, int least, int most) {
        return fields.whole(name, least, most);
    }

    int whole(String name, int least, int most, int otherwise) {
        return fields.whole(name, least, most, otherwise);
    }

    boolean flag(String name) {
        return fields.flag(name);
    }

    String text(String name) {
        return fields.text(name);
    }

    <E extends Enum<E>> E word(String name, Class<E> type, E otherwise) {
        return fields.word(name, type, otherwise);
    }

    Side side(String name, Side otherwise) {
        return fields.side(name, otherwise);
    }

    /** On which side the target was charged; the front, unless the file says otherwise. */
    ChargedSide charged(String name) {
        if (has(name)) return charged(name, ChargedSide.FRONT);
        scene.assumed().add("", "charged-front");
        return ChargedSide.FRONT;
    }

    /** Which of the two flanks it was makes no difference (AOFR-FLANK-01). */
    ChargedSide charged(String name, ChargedSide otherwise) {
        var node = get(name);
        if (node == null) return otherwise;
        return UnitFinder.charged(node);
    }

    /** In the open, unless the file says otherwise. */
    Cover cover(String name) {
        var node = get(name);
        if (node == null) return Cover.NONE;
        return switch (NodeReader.text(node).toLowerCase(Locale.ROOT)) {
            case "inside" -> Cover.INSIDE;
            case "behind" -> Cover.BEHIND;
            case "none" -> Cover.NONE;
            default -> NodeReader.flag(node) ? Cover.INSIDE : Cover.NONE;
        };
    }
}
