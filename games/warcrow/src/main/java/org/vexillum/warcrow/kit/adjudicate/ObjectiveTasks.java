package org.vexillum.warcrow.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.objectives.ConquestValue;
import org.vexillum.warcrow.objectives.Contest;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.objectives.ObjectiveRange;
import org.vexillum.warcrow.sequence.CharacterJoining;
import org.vexillum.warcrow.sequence.PickZones;
import org.vexillum.warcrow.sequence.UnitRemoval;
import org.vexillum.warcrow.table.Battle;

/** Objectives, loot, and the units that stand near them. */
final class ObjectiveTasks {
    private static final TaskField UNIT = needed("unit", Type.UNIT);

    private ObjectiveTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("contest", ObjectiveTasks::contest, UNIT).with(SequenceTasks.standing()),
                task("compare", ObjectiveTasks::compare, needed("objective", Type.TEXT)),
                task("contests", ObjectiveTasks::contests, UNIT, needed("objective", Type.TEXT))
                        .with(SequenceTasks.standing()),
                task("conquest", ObjectiveTasks::conquest, UNIT),
                task("control", _ -> ObjectiveTasks::control),
                task("start-control", _ -> PickZones::startControl),
                task("pick-up", ObjectiveTasks::pickUp, UNIT, needed("loot", Type.TEXT)),
                task("remove", ObjectiveTasks::remove, UNIT),
                task("join", ObjectiveTasks::join, UNIT, needed("to", Type.UNIT)),
                task("leave", ObjectiveTasks::leave, UNIT, optional("withLoot", Type.FLAG)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.OBJECTIVES, name, reader, fields);
    }

    private static Play<Battle> contest(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            var one = battle.unit(unit);
            one.setStanding(args.standing(one, battle));
            contested(battle);
            new Contest(unit).play(battle, referee);
        };
    }

    private static Play<Battle> compare(Args args) {
        var objective = args.objective("objective");
        return (battle, referee) -> {
            contested(battle);
            Contest.contest(objective, battle, referee);
        };
    }

    /** Loot is carried (WC-SCEN-LOOT-05). */
    private static void contested(Battle battle) {
        if (battle.setting().scenario().carried())
            Args.allow(Args.refused("WC-SCEN-LOOT-05", "loot-is-not-contested"));
    }

    private static Play<Battle> contests(Args args) {
        var unit = args.unit("unit");
        var objective = args.objective("objective");
        return (battle, referee) -> {
            contested(battle);
            var one = battle.unit(unit);
            one.setStanding(args.standing(one, battle));
            boolean does = ObjectiveRange.contests(battle, one, objective);
            var rules = ObjectiveRange.rules(battle);
            if (one.standing().quadrants().size() > 1) rules = rules.and("WC-SCEN-QUAD-04");
            referee.record(
                    QueryAnswer.of(
                            does ? "contests" : "contests-not",
                            rules,
                            "unit",
                            unit,
                            "objective",
                            objective.id()));
        };
    }

    private static Play<Battle> conquest(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            var value = ConquestValue.of(battle, battle.unit(unit));
            referee.record(
                    QueryAnswer.of("conquest", value.rules(), "unit", unit, "conquest", value));
        };
    }

    private static void control(Battle battle, Referee<Battle> referee) {
        contested(battle);
        for (var one : battle.objectives()) {
            var side = battle.control(one);
            var rules = Rules.of("WC-OBJ-04", "WC-OBJ-05", "WC-OBJ-06", "WC-OBJ-13");
            referee.record(
                    side == null
                            ? QueryAnswer.of("uncontrolled", rules, "objective", one.id())
                            : QueryAnswer.of(
                                    "controlled", rules, "objective", one.id(), "side", side));
        }
    }

    private static Play<Battle> pickUp(Args args) {
        var unit = args.unit("unit");
        var loot = args.objective("loot").id();
        return (battle, referee) -> {
            Args.allow(Loot.refusal(battle, battle.unit(unit), loot));
            Loot.pickUp(battle, battle.unit(unit), loot, referee);
        };
    }

    private static Play<Battle> remove(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> new UnitRemoval(unit).play(battle, referee);
    }

    private static Play<Battle> join(Args args) {
        var unit = args.unit("unit");
        var to = args.unit("to");
        return (battle, referee) -> {
            Args.allow(CharacterJoining.refusal(battle, unit, to));
            CharacterJoining.join(battle, unit, to, referee);
        };
    }

    private static Play<Battle> leave(Args args) {
        var unit = args.unit("unit");
        boolean loot = args.fields().flag("withLoot");
        return (battle, referee) -> {
            Args.allow(CharacterJoining.leaving(battle, unit, loot));
            CharacterJoining.leave(battle, unit, loot, referee);
        };
    }
}
