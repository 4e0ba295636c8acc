package org.vexillum.lanterns.kit;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import java.util.function.Function;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.QuestionNames;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.adjudicate.TaskFields;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;
import org.vexillum.lanterns.Action;
import org.vexillum.lanterns.Activation;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.ChooseAction;
import org.vexillum.lanterns.ChooseFighter;
import org.vexillum.lanterns.ChooseFoe;
import org.vexillum.lanterns.ChooseMove;
import org.vexillum.lanterns.ChooseTarget;
import org.vexillum.lanterns.Events;
import org.vexillum.lanterns.Hits;
import org.vexillum.lanterns.Lanterns;
import org.vexillum.lanterns.Melee;
import org.vexillum.lanterns.NerveTest;
import org.vexillum.lanterns.PlaceFighter;
import org.vexillum.lanterns.Shot;
import org.vexillum.lanterns.State;
import org.vexillum.lanterns.Strike;
import org.vexillum.lanterns.Visibility;
import org.vexillum.lanterns.Way;

/** What can be asked about positions. */
record LanternsDocket() implements TaskCatalogue<Battle> {
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final TaskField TARGET = needed("target", Type.UNIT);
    private static final TaskField MOVED = optional("moved", Type.FLAG);
    private static final int MANY = 9;

    private static final List<Task<Battle>> TASKS =
            List.of(
                    stage(
                            Chapter.SEQUENCE,
                            "activation",
                            a -> new Activation(unit(a, "unit"), action(a)),
                            UNIT,
                            needed("action", Type.TEXT)),
                    stage(Chapter.SEQUENCE, "turn", _ -> step(State.Stage.TURNS)),
                    stage(Chapter.SEQUENCE, "round-start", _ -> step(State.Stage.ROUND_START)),
                    stage(Chapter.SEQUENCE, "round-end", _ -> step(State.Stage.ROUND_END)),
                    stage(Chapter.COMBAT, "shot", LanternsDocket::shot, UNIT, TARGET, MOVED),
                    stage(
                            Chapter.COMBAT,
                            "melee",
                            a -> new Melee(unit(a, "unit"), unit(a, "target"), a.flag("charging")),
                            UNIT,
                            TARGET,
                            optional("charging", Type.FLAG)),
                    stage(
                            Chapter.COMBAT,
                            "strike",
                            a ->
                                    new Strike(
                                            unit(a, "unit"),
                                            unit(a, "target"),
                                            a.whole("dice", 1, MANY, 1)),
                            UNIT,
                            TARGET,
                            optional("dice", Type.WHOLE)),
                    stage(
                            Chapter.COMBAT,
                            "hits",
                            a -> new Hits(unit(a, "unit"), a.whole("hits", 1, MANY, 1)),
                            UNIT,
                            optional("hits", Type.WHOLE)),
                    stage(Chapter.MORALE, "nerve", a -> new NerveTest(unit(a, "unit")), UNIT),
                    stage(Chapter.QUERY, "dusk", _ -> LanternsDocket::dusk),
                    query("may-shoot", Visibility::notShot, "LD-SHOOT-02"),
                    query("sees", Visibility::hidden, "LD-SIGHT-01"),
                    stage(
                            Chapter.QUERY,
                            "may-move",
                            LanternsDocket::mayMove,
                            UNIT,
                            needed("action", Type.TEXT),
                            needed("to", Type.POINT)));

    private static Task<Battle> stage(
            Chapter chapter,
            String name,
            Function<TaskFields<Battle>, Stage<Battle>> stage,
            TaskField... fields) {
        return Task.of(chapter, name, args -> stage.apply(args)::play, fields);
    }

    /** The rules' next step from a stage of the round. */
    private static Stage<Battle> step(State.Stage stage) {
        return (battle, referee) -> new Lanterns().step(battle.at(stage), referee);
    }

    /** Nobody shoots whom the rules do not let him (LD-SHOOT-02). */
    private static Stage<Battle> shot(TaskFields<Battle> args) {
        var shot = new Shot(unit(args, "unit"), unit(args, "target"), args.flag("moved"));
        return (battle, referee) -> {
            var why =
                    Visibility.notShot(
                            battle, battle.fighter(shot.unit()), battle.fighter(shot.target()));
            if (why != null) throw new IllegalAnswer(why);
            shot.play(battle, referee);
        };
    }

    private interface Judge {
        @Nullable Refusal why(
                Battle battle,
                org.vexillum.lanterns.Fighter from,
                org.vexillum.lanterns.Fighter to);
    }

    private static Task<Battle> query(String name, Judge judge, String rule) {
        return stage(
                Chapter.QUERY,
                name,
                args -> {
                    var unit = unit(args, "unit");
                    var target = unit(args, "target");
                    return (battle, referee) -> {
                        var why = judge.why(battle, battle.fighter(unit), battle.fighter(target));
                        referee.record(found(name, rule, why, unit, target));
                    };
                },
                UNIT,
                TARGET);
    }

    private static QueryAnswer found(
            String name, String rule, @Nullable Refusal why, String unit, String target) {
        return why == null
                ? QueryAnswer.of(name, Rules.of(rule), "unit", unit, "target", target)
                : QueryAnswer.of(
                        name + "-not", why.rules(), "unit", unit, "target", target, "why", why);
    }

    private static void dusk(Battle battle, Referee<Battle> referee) {
        var rules = Rules.of("LD-SIGHT-02");
        int round = battle.state().round();
        referee.record(
                QueryAnswer.of("dusk", rules, "sight", Visibility.dusk(battle), "round", round));
    }

    private static Stage<Battle> mayMove(TaskFields<Battle> args) {
        var unit = unit(args, "unit");
        var action = action(args);
        var to = args.scene().frame().point(args.needed("to"));
        return (battle, referee) -> {
            var way = new Way(battle, battle.fighter(unit), action);
            var why = way.refusal(to);
            referee.record(found("may-move", action.rule(), why, unit, unit));
        };
    }

    private static Action action(TaskFields<Battle> args) {
        return NodeReader.word(args.needed("action"), Action.class);
    }

    private static String unit(TaskFields<Battle> args, String field) {
        var node = args.needed(field);
        var names = TableNames.of(args.scene().battle());
        var called = names.unitsCalled(NodeReader.name(node));
        if (called.size() == 1) {
            var one = args.scene().battle().fighter(called.getFirst());
            if (!one.onTable()) throw new FileFault(node.place(), "missing", "at");
            return one.id();
        }
        throw NodeReader.unknown(node, "unknown-unit", NodeReader.name(node), names.units());
    }

    @Override
    public GameId game() {
        return LanternsKit.ID;
    }

    @Override
    public List<Task<Battle>> tasks() {
        return TASKS;
    }

    @Override
    public Scene<Battle> scene(FieldGroup fields, @Nullable Enum<?> stage) {
        return LanternsScene.read(fields);
    }

    @Override
    public QuestionNames questions() {
        return new QuestionNames(
                List.of(
                        PlaceFighter.class,
                        ChooseFighter.class,
                        ChooseAction.class,
                        ChooseMove.class,
                        ChooseTarget.class,
                        ChooseFoe.class));
    }

    @Override
    public List<Events.Purpose> purposes() {
        return List.of(Events.Purpose.values());
    }
}
