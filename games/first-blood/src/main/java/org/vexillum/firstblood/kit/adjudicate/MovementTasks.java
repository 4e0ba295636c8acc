package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.movement.ChallengeMove;
import org.vexillum.firstblood.movement.ChooseChallengeMove;
import org.vexillum.firstblood.movement.ChooseDisengage;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ChooseReform;
import org.vexillum.firstblood.movement.ChooseReturn;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.movement.CombatReform;
import org.vexillum.firstblood.movement.Disengage;
import org.vexillum.firstblood.movement.DisengageEnd;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.movement.PlaceRestored;
import org.vexillum.firstblood.movement.StepIn;
import org.vexillum.firstblood.movement.StepUp;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;

/** Everything by which models move but charges. */
final class MovementTasks {
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final TaskField TO = optional("to", Type.MOVES);
    private static final TaskField NTH = optional("nth", Type.WHOLE);

    private MovementTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("march", MovementTasks::march, UNIT, NTH, TO).onTheTable(),
                task("combat-reform", MovementTasks::reform, UNIT, TO).onTheTable(),
                task("step-in", MovementTasks::stepIn, UNIT, TO).onTheTable(),
                task(
                        "disengage",
                        MovementTasks::disengage,
                        UNIT,
                        optional("struck", Type.FLAG),
                        TO),
                task(
                        "disengage-end",
                        MovementTasks::disengageEnd,
                        UNIT,
                        needed("engaged", Type.MODELS)),
                task(
                                "challenge-move",
                                MovementTasks::challengeMove,
                                UNIT,
                                needed("target", Type.UNIT),
                                TO)
                        .onTheTable(),
                task(
                                "step-up",
                                MovementTasks::stepUp,
                                UNIT,
                                needed("target", Type.UNIT),
                                optional("model", Type.TEXT),
                                optional("at", Type.TEXT))
                        .onTheTable(),
                task("restored", MovementTasks::restored, UNIT, optional("model", Type.WHOLE), TO));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MOVEMENT, name, reader, fields);
    }

    /** The way from the field {@code to}; without it the question is put. */
    static <Q extends Question<Battle, ModelMoves>> Referee<Battle> told(
            Args args, Class<Q> kind, Battle battle, Referee<Battle> referee) {
        var to = args.get("to");
        if (to == null) return referee;
        return new PresetReferee<>(
                referee, battle, kind, (_, question) -> moves(args, question, to));
    }

    static ModelMoves moves(Args args, Question<Battle, ModelMoves> question, Node to) {
        if (MoveAnswers.says(to, "first")) return question.choices(args.battle()).list().getFirst();
        var moves = new MoveAnswers(args.battle(), args.frame()).read(question, to);
        if (moves == null) throw new FileFault(to.place(), "not-a-point");
        return moves;
    }

    /** Which March of the activation it is: one more than the file tells of. */
    static int nth(Args args, Regiment unit) {
        int before = Collections.frequency(unit.actions(), ActionKind.MARCH);
        return args.whole("nth", 1, 9, 1 + before);
    }

    private static Play<Battle> march(Args args) {
        var unit = args.regiment("unit");
        int nth = nth(args, unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(MarchAction.refusal(battle, unit));
                    new MarchAction(unit.id(), nth)
                            .play(battle, told(args, ChooseMarch.class, battle, referee));
                });
    }

    private static Play<Battle> reform(Args args) {
        var unit = args.regiment("unit");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(CombatReform.refusal(battle, unit));
                    new CombatReform(unit.id())
                            .play(battle, told(args, ChooseReform.class, battle, referee));
                });
    }

    private static Play<Battle> stepIn(Args args) {
        var unit = args.regiment("unit");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var after = new ActionMorale();
                    new StepIn(unit.id())
                            .play(battle, after, told(args, ChooseStep.class, battle, referee));
                    after.play(battle, referee);
                });
    }

    /** From the declaration, or with {@code struck} from the roll on. */
    private static Play<Battle> disengage(Args args) {
        var unit = args.regiment("unit");
        boolean struck = args.flag("struck");
        var to = args.get("to");
        if (to != null && !unit.placed())
            throw new FileFault(to.place(), "regiment-needs-places", unit.id());
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (TaskFactory.known(battle, unit))
                        TaskFactory.allow(Disengage.refusal(battle, unit));
                    var told = told(args, ChooseDisengage.class, battle, referee);
                    if (struck) new Disengage(unit.id()).roll(battle, told);
                    else new Disengage(unit.id()).play(battle, told);
                    if (!unit.placed() && !unit.destroyed()) getAway(args, unit, battle, referee);
                });
    }

    /** Without places nobody can tell who is still engaged. */
    private static void getAway(Args args, Regiment unit, Battle battle, Referee<Battle> referee) {
        args.assume(unit, "got-away");
        new DisengageEnd(unit.id(), List.of()).play(battle, referee);
    }

    private static Play<Battle> disengageEnd(Args args) {
        var unit = args.regiment("unit");
        var engaged = args.who("engaged", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) ->
                        new DisengageEnd(unit.id(), engaged.now(unit)).play(battle, referee));
    }

    private static Play<Battle> challengeMove(Args args) {
        var unit = args.regiment("unit");
        var target = args.enemy("target", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) ->
                        new ChallengeMove(unit.id(), target.id())
                                .play(
                                        battle,
                                        told(args, ChooseChallengeMove.class, battle, referee)));
    }

    /** {@code unit} and {@code model} step up to {@code target} and {@code at}. */
    private static Play<Battle> stepUp(Args args) {
        var unit = args.regiment("unit");
        var target = args.enemy("target", unit);
        int model = args.model("model", unit, apart(unit));
        int at = args.model("at", target, apart(target));
        return TaskFactory.by(unit, new StepUp(unit.id(), model, target.id(), at)::play);
    }

    /** The character or officer of a regiment, or its first model. */
    private static int apart(Regiment unit) {
        if (unit.character() != Regiment.NOBODY) return unit.character();
        return unit.officer() != Regiment.NOBODY ? unit.officer() : unit.models()[0];
    }

    /** A casualty comes back, the first that fell if the file does not say which. */
    private static Play<Battle> restored(Args args) {
        var unit = args.regiment("unit");
        int model = args.whole("model", 0, unit.size() - 1, fallen(unit));
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(back(unit, model));
                    var fighting = PlaceRestored.fighting(battle, unit);
                    boolean back =
                            new PlaceRestored(unit.id(), model, fighting)
                                    .play(battle, told(args, ChooseReturn.class, battle, referee));
                    if (back)
                        referee.record(
                                QueryAnswer.of(
                                        "returned",
                                        Rules.of("FB-HEAL-05", "FB-HEAL-06"),
                                        "unit",
                                        unit.id(),
                                        "model",
                                        model));
                });
    }

    private static @Nullable Refusal back(Regiment unit, int model) {
        if (unit.broken()) return TaskFactory.refused("FB-BROKEN-09", "broken", unit.id());
        if (model >= 0 && !unit.alive(model)) return null;
        return TaskFactory.refused("FB-HEAL-05", "nobody-fell", unit.id());
    }

    private static int fallen(Regiment unit) {
        for (int model = 0; model < unit.size(); model++) if (!unit.alive(model)) return model;
        return Regiment.NOBODY;
    }
}
