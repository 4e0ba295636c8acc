package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.movement.DangerousTerrain;
import org.vexillum.regiments.movement.EndangeredModels;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Models in dangerous terrain: those that stand in it, or those that the file names. */
final class DangerTask {
    private DangerTask() {}

    static Play<Battle> read(Args args) {
        var unit = args.unit("unit");
        boolean moving = args.flag("moving");
        var node = args.get("models");
        var models = node == null ? standing(args, unit) : named(unit, node);
        return (battle, referee) -> {
            var endangered = moving ? EndangeredModels.crossing(unit, models) : models;
            if (endangered.isEmpty())
                referee.record(
                        QueryAnswer.of(
                                "no-danger",
                                Rules.of(
                                        moving && !models.isEmpty()
                                                ? "AOFR-SR-FLYING-2"
                                                : "AOFR-TERRAIN-05"),
                                "unit",
                                unit.id()));
            new DangerousTerrain(unit.id(), endangered).play(battle, referee);
        };
    }

    /** Where units stand the terrain tells; otherwise everybody is meant. */
    private static List<Integer> standing(Args args, Unit unit) {
        if (unit.place() != null) return EndangeredModels.standing(args.scene().battle(), unit);
        args.scene().assumed().add(unit.id(), "all-endangered");
        return first(unit, unit.living());
    }

    /** So many models, or just these. */
    private static List<Integer> named(Unit unit, Node node) {
        if (node instanceof Node.Scalar)
            return first(unit, NodeReader.whole(node, 0, unit.living()));
        var models = new ArrayList<Integer>();
        for (var one : NodeReader.row(node)) models.add(UnitFinder.model(unit, one));
        return models;
    }

    private static List<Integer> first(Unit unit, int count) {
        var models = new ArrayList<Integer>();
        for (int slot = 0; slot < count; slot++) models.add(unit.inSlot(slot));
        return models;
    }
}
