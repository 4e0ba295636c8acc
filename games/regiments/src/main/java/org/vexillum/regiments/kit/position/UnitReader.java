package org.vexillum.regiments.kit.position;

import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/** Reads a unit: its card, its state and its place. */
final class UnitReader {
    private final Frame frame;
    private final RuleReader rules;
    private final CardReader cards;
    private final HeroReader heroes;
    private final References references = new References();
    private final StateReader states;
    private final AssumedValues assumed;
    private final Status usual;

    /**
     * @param usual where units are of which the file does not say it
     */
    UnitReader(Frame frame, RuleReader rules, AssumedValues assumed, Status usual) {
        this.frame = frame;
        this.rules = rules;
        this.assumed = assumed;
        this.usual = usual;
        cards = new CardReader(rules, assumed);
        heroes = new HeroReader(rules, assumed);
        states = new StateReader(rules);
    }

    References references() {
        return references;
    }

    /** How the file names a unit. */
    static @Nullable String id(Node.Mapping group) {
        var id = group.fields().get("id");
        if (id == null) id = group.fields().get("name");
        return id == null ? null : NodeReader.name(id);
    }

    /**
     * @param id the name under which the unit is known if the file gives it none
     * @param side the side it has if the file names none
     */
    Unit read(Node node, String id, Side side) {
        var fields = new FieldGroup(PlayerWording.unit(node));
        var own = id(fields.mapping());
        fields.get("id");
        var known = own == null ? id : own;
        var unit = fresh(fields, known, side);
        states.read(fields, unit);
        rules.tell(known);
        place(fields, unit);
        fields.done();
        return unit;
    }

    private Unit fresh(FieldGroup fields, String id, Side side) {
        var reference = fields.get("card");
        if (reference != null) {
            var found = references.find(reference);
            var unit = new Unit(id, side(fields, side, id), found.card(), found.hero());
            references.note(id, unit.side(), reference);
            fields.get("models");
            return unit;
        }
        var card = cards.unit(fields, id);
        return new Unit(id, side(fields, side, id), card, heroes.read(fields, card));
    }

    private Side side(FieldGroup fields, Side usualSide, String id) {
        var node = fields.get("side");
        if (node != null) return NodeReader.word(node, Side.class);
        assumed.add(id, "side", usualSide);
        return usualSide;
    }

    private void place(FieldGroup fields, Unit unit) {
        var at = fields.get("at");
        var centre = fields.get("centre");
        var facing = fields.get("facing");
        if (at != null && centre != null) throw new FileFault(fields.at(), "at-or-centre");
        var where = at != null ? at : centre;
        var status = status(fields);
        if (status == Status.DESTROYED) unit.destroy();
        if (unit.destroyed()) return;
        unit.setStatus(status);
        if (where != null || status != Status.ON_TABLE) assumeBases(fields, unit);
        if (where == null) return;
        if (status != Status.ON_TABLE) throw new FileFault(where.place(), "not-on-table");
        var pose = pose(where, facing, unit);
        unit.place(at != null ? pose : pose.forward(unit.footDepth() / 2));
    }

    /** They count for all who stand somewhere, or are to be placed (AOFR-FORM-04). */
    private void assumeBases(FieldGroup fields, Unit unit) {
        if (!fields.has("base") && !fields.has("card"))
            assumed.add(unit.id(), "bases", UnitCard.DEFAULT_BASE / Lengths.mm(1));
    }

    private Status status(FieldGroup fields) {
        var node = fields.get("status");
        if (node != null && NodeReader.text(node).equals("reserve")) return Status.AMBUSH;
        if (node != null) return NodeReader.word(node, Status.class);
        return fields.has("at") || fields.has("centre") ? Status.ON_TABLE : usual;
    }

    private Pose pose(Node where, @Nullable Node facing, Unit unit) {
        var point = frame.point(where);
        if (facing != null) return new Pose(point.x(), point.y(), NodeReader.degrees(facing));
        int usualFacing = unit.side() == Side.A ? Angle.NORTH : Angle.SOUTH;
        assumed.add(unit.id(), "facing", usualFacing / Angle.DEGREE);
        return new Pose(point.x(), point.y(), usualFacing);
    }
}
