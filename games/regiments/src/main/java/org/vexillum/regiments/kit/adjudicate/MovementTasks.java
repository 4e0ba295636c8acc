package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChargeMove;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Consolidate;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.MoveUnit;
import org.vexillum.regiments.movement.PivotUnit;
import org.vexillum.regiments.movement.StepBack;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Moves, pivots and charges. */
final class MovementTasks {
    private MovementTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                placed(
                        "move",
                        MovementTasks::move,
                        needed("unit", Type.UNIT),
                        optional("action", Type.ACTION),
                        optional("path", Type.LEGS),
                        optional("to", Type.END)),
                placed(
                        "pivot",
                        MovementTasks::pivot,
                        needed("unit", Type.UNIT),
                        optional("degrees", Type.DEGREES),
                        optional("idle", Type.FLAG)),
                placed(
                        "charge-move",
                        MovementTasks::chargeMove,
                        needed("charger", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("path", Type.LEGS)),
                placed("consolidate", MovementTasks::consolidate, needed("unit", Type.UNIT)),
                free(
                        "step-back",
                        MovementTasks::stepBack,
                        needed("charger", Type.UNIT),
                        needed("target", Type.UNIT)),
                free(
                        "dangerous-terrain",
                        DangerTask::read,
                        needed("unit", Type.UNIT),
                        optional("models", Type.MODELS),
                        optional("moving", Type.FLAG)));
    }

    private static Task<Battle> placed(
            String name, TaskFactory.Reader reader, TaskField... fields) {
        return free(name, reader, fields).onTheTable();
    }

    private static Task<Battle> free(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MOVEMENT, name, reader, fields);
    }

    private static Play<Battle> move(Args args) {
        var unit = args.unit("unit");
        var action = args.word("action", Action.class, Action.ADVANCE);
        var path = args.get("path");
        var to = args.get("to");
        var question = new ChooseMove(unit.id(), action);
        if (path != null) {
            var legs = MoveLegs.read(path);
            return (battle, referee) -> {
                IdleReason.mustNotBe(unit);
                var manoeuvre = legal(battle, question, legs.manoeuvre());
                new MoveUnit(unit.id(), action, manoeuvre).play(battle, referee);
            };
        }
        if (to != null) {
            var end = WantedEnd.read(to, args.scene().frame(), unit);
            return (battle, referee) -> {
                IdleReason.mustNotBe(unit);
                new MoveUnit(unit.id(), action, planned(battle, unit, action, end))
                        .play(battle, referee);
            };
        }
        return (battle, referee) -> {
            IdleReason.mustNotBe(unit);
            new MoveUnit(unit.id(), action, referee.ask(unit.side(), question))
                    .play(battle, referee);
        };
    }

    /** The shortest manoeuvre to a wanted end, or why there is none. */
    private static Manoeuvre planned(Battle battle, Unit unit, Action action, WantedEnd end) {
        var plan = end.plan(battle, unit, action);
        var why = plan.whyNot();
        if (why != null) throw new IllegalAnswer(why);
        return plan.nearest();
    }

    static <A> A legal(Battle battle, Question<Battle, A> question, A answer) {
        var refusal = question.choices(battle).refusal(answer);
        if (refusal != null) throw new IllegalAnswer(refusal);
        return answer;
    }

    private static Play<Battle> pivot(Args args) {
        var unit = args.unit("unit");
        boolean idle = args.has("idle") ? args.flag("idle") : unit.shaken();
        int most = idle ? Angle.QUARTER : Angle.HALF;
        var question = new ChoosePivot(unit.id(), most);
        var degrees = args.get("degrees");
        Integer wanted = degrees == null ? null : NodeReader.degrees(degrees);
        return (battle, referee) -> {
            IdleReason.mustNotBeOver(unit);
            int angle =
                    wanted == null
                            ? referee.ask(unit.side(), question)
                            : legal(battle, question, wanted);
            new PivotUnit(unit.id(), angle, most).play(battle, referee);
        };
    }

    private static Play<Battle> chargeMove(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        var path = path(args);
        return (battle, referee) -> {
            IdleReason.mustNotBe(charger);
            new ChargeMove(charger.id(), target.id(), path == null ? null : path.manoeuvre())
                    .play(battle, referee);
        };
    }

    static @Nullable MoveLegs path(Args args) {
        var node = args.get("path");
        return node == null ? null : MoveLegs.read(node);
    }

    private static Play<Battle> stepBack(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        return new StepBack(charger.id(), target.id())::play;
    }

    private static Play<Battle> consolidate(Args args) {
        return new Consolidate(args.unit("unit").id())::play;
    }
}
