package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.firstblood.movement.DeploymentZones;
import org.vexillum.firstblood.movement.EnterTable;
import org.vexillum.firstblood.scenario.ChooseActingLeader;
import org.vexillum.firstblood.scenario.Deployment;
import org.vexillum.firstblood.scenario.RollOff;
import org.vexillum.firstblood.scenario.ScenarioRoll;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Before the battle, and regiments that come on later. */
final class SetupTasks {
    private SetupTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.SETUP,
                        "scenario-roll",
                        _ -> (battle, referee) -> new ScenarioRoll().play(battle, referee)),
                TaskFactory.of(Chapter.SETUP, "roll-off", _ -> SetupTasks::rollOff),
                TaskFactory.of(Chapter.SETUP, "deploy", _ -> new Deployment()::play)
                        .at(Stage.DEPLOYMENT),
                TaskFactory.of(Chapter.SETUP, "deployment", _ -> SetupTasks::deployment)
                        .at(Stage.DEPLOYMENT),
                TaskFactory.of(
                        Chapter.MOVEMENT,
                        "enter",
                        SetupTasks::enter,
                        needed("unit", Type.UNIT),
                        optional("nth", Type.WHOLE)),
                TaskFactory.of(
                        Chapter.QUERY,
                        "entry-point",
                        SetupTasks::entryPoint,
                        needed("point", Type.POINT),
                        optional("side", Type.SIDE),
                        optional("round", Type.WHOLE)));
    }

    private static void rollOff(Battle battle, Referee<Battle> referee) {
        new RollOff(Rules.of("FB-DICE-10")).play(battle, referee);
    }

    /** All regiments that are left, in turns. */
    private static void deployment(Battle battle, Referee<Battle> referee) {
        while (battle.stage() == Stage.DEPLOYMENT) new Deployment().play(battle, referee);
    }

    /** A March onto the table; whoever waits in reserve is taken to arrive this round. */
    private static Play<Battle> enter(Args args) {
        var unit = args.regiment("unit");
        int nth = args.fields().whole("nth", 1, 3, 1);
        if (!unit.placed()) unit.setStatus(Status.ARRIVING);
        return (battle, referee) -> {
            TaskFactory.allow(DeploymentZones.closed(battle, unit.side()));
            ChooseActingLeader.whereNeeded(battle, unit, referee);
            new EnterTable(unit.id(), nth).play(battle, referee);
        };
    }

    private static Play<Battle> entryPoint(Args args) {
        var point = args.frame().point(args.fields().needed("point"));
        var side = args.fields().side("side", Side.A);
        int round = args.fields().whole("round", 1, 10, args.battle().round());
        return (battle, referee) -> {
            battle.setRound(round);
            var why = DeploymentZones.refusal(battle, side, point);
            if (why == null)
                referee.record(
                        QueryAnswer.of(
                                "may-enter",
                                DeploymentZones.entryRules(battle),
                                "side",
                                side,
                                "round",
                                round,
                                "point",
                                point));
            else
                referee.record(
                        QueryAnswer.of(
                                "may-not-enter",
                                why.rules(),
                                "side",
                                side,
                                "round",
                                round,
                                "point",
                                point,
                                "why",
                                why));
        };
    }
}
