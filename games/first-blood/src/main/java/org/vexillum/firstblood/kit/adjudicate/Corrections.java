package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Correction.Change;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.Agreed;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;

/** Reads what the players agreed on against the engine (FB-GEN-02). */
final class Corrections {
    private static final int MANY = 1000;

    private Corrections() {}

    static Play<Battle> read(Args args) {
        var node = args.fields().needed("changes");
        var changes = new ArrayList<Change>();
        for (var one : NodeReader.oneOrMore(node))
            changes.addAll(changes(args, new FieldGroup(one)));
        var agreed = new Correction(changes);
        return (battle, referee) -> new FirstBlood().correct(battle, agreed, referee);
    }

    private static List<Change> changes(Args args, FieldGroup fields) {
        var changes = new ArrayList<Change>();
        var unit = fields.get("unit");
        if (unit != null) unit(args, RegimentFinder.called(args.battle(), unit), fields, changes);
        var side = fields.get("side");
        if (side != null) {
            int points = NodeReader.whole(fields.needed("points"), 0, MANY);
            changes.add(new Correction.PointsOf(NodeReader.word(side, Side.class), points));
        }
        var act = fields.get("toAct");
        if (act != null) changes.add(new Correction.ToAct(NodeReader.word(act, Side.class)));
        fields.done();
        if (changes.isEmpty()) throw new FileFault(fields.at(), "nothing-changed");
        return changes;
    }

    private static void unit(Args args, Regiment unit, FieldGroup fields, List<Change> changes) {
        var id = unit.id();
        var at = fields.get("at");
        if (at != null) changes.add(place(args, unit, fields, at));
        var wounds = fields.get("wounds");
        if (wounds != null) changes.add(wounds(unit, fields, wounds));
        var remove = fields.get("remove");
        if (remove != null)
            changes.add(new Correction.Remove(id, ModelFinder.called(unit, remove)));
        var acting = fields.get("acting");
        if (acting != null)
            changes.add(new Correction.ActingLeader(id, ModelFinder.called(unit, acting)));
        var tokens = fields.get("tokens");
        if (tokens != null)
            changes.add(new Correction.TokensOf(id, NodeReader.whole(tokens, 0, MANY)));
        var charge = fields.get("overcharge");
        if (charge != null)
            changes.add(new Correction.OverchargeOf(id, NodeReader.whole(charge, 0, MANY)));
        marks(id, fields, changes);
    }

    private static void marks(String id, FieldGroup fields, List<Change> changes) {
        Agreed.read(
                RegimentState.ALL,
                fields,
                (flag, now) -> changes.add(Correction.set(id, flag, now)));
        var inspired = fields.get("inspired");
        if (inspired != null)
            changes.add(new Correction.SetInspired(id, NodeReader.word(inspired, Inspired.class)));
    }

    private static Change place(Args args, Regiment unit, FieldGroup fields, Node at) {
        int model = ModelFinder.called(unit, fields.needed("model"));
        int floor = fields.whole("floor", 0, 9, 0);
        return new Correction.Place(unit.id(), model, args.frame().point(at), floor);
    }

    private static Change wounds(Regiment unit, FieldGroup fields, Node wounds) {
        int model = ModelFinder.called(unit, fields.needed("model"));
        int most = unit.profile(model).wounds() - 1;
        return new Correction.WoundsOf(unit.id(), model, NodeReader.whole(wounds, 0, most));
    }
}
