package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.movement.LeaveGarrison;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.movement.Occupy;
import org.vexillum.firstblood.movement.TerrainDice;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Dice for bad ground, and the stages of a garrison. */
final class TerrainTasks {
    private static final int MANY = 60;

    private TerrainTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.MOVEMENT,
                        "terrain-dice",
                        TerrainTasks::dice,
                        needed("unit", Type.UNIT),
                        optional("brokenGround", Type.WHOLE),
                        optional("dangerous", Type.WHOLE),
                        optional("veryDangerous", Type.WHOLE)),
                TaskFactory.of(
                        Chapter.MOVEMENT,
                        "occupy",
                        TerrainTasks::occupy,
                        needed("unit", Type.UNIT),
                        optional("garrison", Type.TEXT)),
                TaskFactory.of(
                        Chapter.MOVEMENT,
                        "leave-garrison",
                        TerrainTasks::leave,
                        needed("unit", Type.UNIT)));
    }

    /** So many models went through each; the action ends with their morale. */
    private static Play<Battle> dice(Args args) {
        var unit = args.regiment("unit");
        var crossed = crossed(args);
        return (battle, referee) -> {
            var aftermath = new ActionMorale();
            crossed.dice(battle, unit, referee).play(battle, aftermath, referee);
            aftermath.play(battle, referee);
        };
    }

    /** How many models went through what, as the file tells it. */
    record Crossed(int broken, int dangerous, int veryDangerous) {
        /** Those that count; that some do not is told. */
        TerrainDice dice(Battle battle, Regiment unit, Referee<Battle> referee) {
            var dice = TerrainDice.told(battle, unit, broken, dangerous, veryDangerous);
            int ignored = broken - dice.broken() + dangerous - dice.dangerous();
            var rules = Rules.of("FB-SR-FLUID-FORMATION");
            if (unit.card().character()) rules = rules.and("FB-CHAR-07");
            if (ignored > 0)
                referee.record(QueryAnswer.of("ground-ignored", rules, "unit", unit.id()));
            return dice;
        }
    }

    static Crossed crossed(Args args) {
        return new Crossed(
                args.whole("brokenGround", 0, MANY, 0),
                args.whole("dangerous", 0, MANY, 0),
                args.whole("veryDangerous", 0, MANY, 0));
    }

    private static Play<Battle> occupy(Args args) {
        var unit = args.regiment("unit");
        var piece = garrison(args);
        return (battle, referee) -> {
            TaskFactory.allow(Garrisons.refusal(battle, unit, piece));
            new Occupy(unit.id(), piece.name()).play(battle, referee);
        };
    }

    /** The piece that is named, or the only one that can be occupied. */
    static Terrain garrison(Args args) {
        var node = args.fields().get("garrison");
        if (node != null) return piece(args, node);
        var all = new ArrayList<Terrain>();
        for (var piece : args.battle().terrain()) if (piece.garrison() != null) all.add(piece);
        if (all.size() != 1) throw new FileFault(args.fields().at(), "missing", "garrison");
        return all.getFirst();
    }

    static Terrain piece(Args args, Node node) {
        var names = new ArrayList<String>();
        for (var piece : args.battle().terrain()) {
            if (piece.name().equalsIgnoreCase(NodeReader.name(node))) return piece;
            names.add(piece.name());
        }
        throw NodeReader.unknown(node, "unknown-terrain", NodeReader.name(node), names);
    }

    private static Play<Battle> leave(Args args) {
        var unit = inside(args);
        return (battle, referee) -> {
            TaskFactory.allow(MarchAction.refusal(battle, unit));
            new LeaveGarrison(unit.id()).play(battle, referee);
        };
    }

    private static Regiment inside(Args args) {
        var unit = args.regiment("unit");
        var at = args.fields().needed("unit").place();
        if (unit.status() != Status.IN_GARRISON)
            throw new FileFault(at, "not-in-garrison", unit.id());
        return unit;
    }
}
