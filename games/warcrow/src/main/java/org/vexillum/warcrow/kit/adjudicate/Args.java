package org.vexillum.warcrow.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.TaskFields;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.warcrow.kit.position.MarkerNames;
import org.vexillum.warcrow.kit.position.StandingReader;
import org.vexillum.warcrow.kit.position.WarcrowScene;
import org.vexillum.warcrow.sequence.StandingCheck;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;

/** The fields of one task, read against the table. */
record Args(TaskFields<Battle> fields) {
    private WarcrowScene scene() {
        return (WarcrowScene) fields.scene();
    }

    Battle battle() {
        return scene().battle();
    }

    /** Whether the file says whose turn it is. */
    boolean underWay() {
        return scene().underWay();
    }

    /** Stops where the rules do not allow what is to be done. */
    static void allow(@Nullable Refusal why) {
        if (why != null) throw new IllegalAnswer(why);
    }

    static Refusal refused(String rule, String key, Object... facts) {
        return Refusal.because(rule, key, facts);
    }

    @Nullable Node get(String name) {
        return fields.get(name);
    }

    /** A unit by its id or name, or described on the spot. */
    String unit(String name) {
        return unit(fields.needed(name), name, Side.A);
    }

    @Nullable String perhaps(String name) {
        var node = fields.get(name);
        return node == null ? null : unit(node, name, Side.A);
    }

    private String unit(Node node, String role, Side side) {
        if (node instanceof Node.Mapping) return scene().add(node, role, side).id();
        return called(battle(), node);
    }

    /** The unit that is meant, by id first and by name otherwise. */
    static String called(Battle battle, Node node) {
        var written = NodeReader.name(node);
        if (battle.has(written)) return written;
        var named =
                battle.units().stream().filter(one -> one.card().name().equals(written)).toList();
        if (named.size() == 1) return named.getFirst().id();
        if (named.size() > 1) throw new FileFault(node.place(), "unit-ambiguous", written);
        throw NodeReader.unknown(
                node, "unknown-unit", written, battle.units().stream().map(Unit::id).toList());
    }

    Objective objective(String name) {
        var node = fields.needed(name);
        return new MarkerNames(battle()).objective(node, NodeReader.name(node));
    }

    /** A marker by any name, seen from a unit; empty if the field is left out. */
    String marker(String name, String unit) {
        var node = fields.get(name);
        if (node == null) return "";
        var names = new MarkerNames(battle());
        return names.near(NodeReader.name(node), battle().unit(unit).side(), node.place());
    }

    /** Where a unit stands by the fields of the task; else where it stood. */
    UnitStanding standing(Unit unit, Battle battle) {
        var on = get("on");
        if (on != null) allow(StandingCheck.ending(battle, marker("on", unit.id())));
        var read = StandingReader.read(this::get, unit.standing());
        return new MarkerNames(battle).in(read, unit.side(), fields.at());
    }

    /** The side that is named, or A. */
    Side side(String name) {
        return fields.side(name, Side.A);
    }

    List<String> texts(String name) {
        var texts = new ArrayList<String>();
        var node = fields.get(name);
        if (node != null)
            for (var one : NodeReader.oneOrMore(node)) texts.add(NodeReader.name(one));
        return texts;
    }
}
