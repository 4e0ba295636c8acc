package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.Agreed;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Correction.Change;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** Reads what the players agreed on against the engine (AOFR-PRINCIPLE-01). */
final class Corrections {
    private Corrections() {}

    static Play<Battle> read(Args args) {
        var node = args.needed("changes");
        var changes = new ArrayList<Change>();
        for (var one : NodeReader.oneOrMore(node))
            changes.addAll(changes(args, new FieldGroup(one)));
        var agreed = new Correction(changes);
        return (battle, referee) -> new Regiments().correct(battle, agreed, referee);
    }

    private static List<Change> changes(Args args, FieldGroup fields) {
        var changes = new ArrayList<Change>();
        var unit = fields.get("unit");
        if (unit != null)
            unit(args, UnitFinder.called(args.scene().battle(), unit), fields, changes);
        var marker = fields.get("marker");
        if (marker != null) {
            int number = NodeReader.whole(marker, 1, args.scene().battle().markers().size());
            changes.add(new Correction.OwnerOf(number - 1, owner(fields.needed("owner"))));
        }
        var side = fields.get("toAct");
        if (side != null) changes.add(new Correction.ToAct(NodeReader.word(side, Side.class)));
        fields.done();
        if (changes.isEmpty()) throw new FileFault(fields.at(), "no-change");
        return changes;
    }

    private static @org.vexillum.kernel.Nullable Side owner(Node node) {
        return NodeReader.name(node).equals("nobody") ? null : NodeReader.word(node, Side.class);
    }

    private static void unit(Args args, Unit unit, FieldGroup fields, List<Change> changes) {
        var id = unit.id();
        if (fields.has("at") || fields.has("centre"))
            changes.add(
                    new Correction.Place(
                            id, WantedEnd.read(fields, args.scene().frame(), unit).pose()));
        var wounds = fields.get("wounds");
        if (wounds != null) changes.add(wounds(unit, fields, wounds));
        var remove = fields.get("remove");
        if (remove != null) changes.add(new Correction.Remove(id, UnitFinder.model(unit, remove)));
        Agreed.read(
                UnitState.ALL, fields, (flag, now) -> changes.add(Correction.set(id, flag, now)));
    }

    private static Change wounds(Unit unit, FieldGroup fields, Node wounds) {
        int model = UnitFinder.model(unit, fields.needed("model"));
        int most = unit.card(model).tough() - 1;
        return new Correction.WoundsOf(unit.id(), model, NodeReader.whole(wounds, 0, most));
    }
}
