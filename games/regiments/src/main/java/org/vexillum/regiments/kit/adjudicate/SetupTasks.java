package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.mission.AmbushArrivals;
import org.vexillum.regiments.mission.RollMarkers;
import org.vexillum.regiments.mission.RollOff;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.mission.SetUp;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;

/** Set-up, markers and the end of a battle. */
final class SetupTasks {
    /** Units are set down from their own edge (AOFR-DEPLOY-02, AOFR-SR-SCOUT-2). */
    static final List<Stage> FROM_EDGES = List.of(Stage.DEPLOYMENT, Stage.SCOUTS);

    private SetupTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.SETUP,
                        "roll-off",
                        SetupTasks::rollOff,
                        optional("occasion", Type.OCCASION)),
                plain("roll-markers", new RollMarkers()::play),
                whole("markers", Stage.MARKERS),
                edges(),
                setAside(),
                one("deploy", Stage.DEPLOYMENT),
                whole("deployment", Stage.DEPLOYMENT),
                whole("scouts", Stage.SCOUTS),
                whole("ambush", Stage.AMBUSH),
                TaskFactory.of(Chapter.SETUP, "seize", args -> measured(args, new Seizing()::play)),
                plain("victory", new Victory()::play));
    }

    private static Task<Battle> plain(String name, Play<Battle> play) {
        return TaskFactory.of(Chapter.SETUP, name, _ -> play);
    }

    /** Played where the distances to markers matter. */
    static Play<Battle> measured(Args args, Play<Battle> play) {
        if (!args.scene().battle().markers().isEmpty()) args.allPlaced();
        return play;
    }

    private static Play<Battle> rollOff(Args args) {
        var occasion = args.word("occasion", RollOff.Occasion.class, RollOff.Occasion.DEPLOYMENT);
        return (battle, referee) -> new RollOff(occasion).play(battle, referee);
    }

    private static Task<Battle> edges() {
        var edges = whole("edges", Stage.EDGES);
        return edges.reading(fields -> {
            var play = edges.reader().read(fields);
            new Args(fields).scene().choosesEdges();
            return play;
        });
    }

    /** One piece of a stage: one unit set down. */
    private static Task<Battle> one(String name, Stage stage) {
        Play<Battle> play =
                (battle, referee) -> {
                    battle.setStage(stage);
                    step(battle, referee);
                };
        return TaskFactory.of(Chapter.SETUP, name, args -> fromEdges(args, stage, play)).at(stage);
    }

    /** A stage to its end. */
    private static Task<Battle> whole(String name, Stage stage) {
        Play<Battle> play =
                (battle, referee) -> {
                    battle.setStage(stage);
                    while (battle.stage() == stage) step(battle, referee);
                };
        return TaskFactory.of(Chapter.SETUP, name, args -> fromEdges(args, stage, play)).at(stage);
    }

    /** What may be kept back, after those that may not although some of their models could. */
    private static Task<Battle> setAside() {
        Play<Battle> play =
                (battle, referee) -> {
                    for (var unit : battle.units()) {
                        if (mixed(unit, PlainTrait.Ambush.class))
                            tell("no-ambush", "AOFR-SR-AMBUSH-1", unit, referee);
                        if (mixed(unit, PlainTrait.Scout.class))
                            tell("no-scouts", "AOFR-SR-SCOUT-1", unit, referee);
                    }
                    battle.setStage(Stage.SET_ASIDE);
                    step(battle, referee);
                };
        return TaskFactory.of(Chapter.SETUP, "set-aside", args -> placed(args, play))
                .at(Stage.SET_ASIDE);
    }

    /** Whether only some of its models have the rule (AOFR-PRINCIPLE-07). */
    private static boolean mixed(Unit unit, Class<? extends Trait> rule) {
        return unit.any(rule) && !unit.all(rule);
    }

    private static void tell(String what, String rule, Unit unit, Referee<Battle> referee) {
        referee.record(
                QueryAnswer.of(what, Rules.of(rule, "AOFR-PRINCIPLE-07"), "unit", unit.id()));
    }

    private static Play<Battle> placed(Args args, Play<Battle> play) {
        args.allPlaced();
        return play;
    }

    /** Played where it matters whose edge is whose, if the stage is such. */
    static Play<Battle> fromEdges(Args args, Stage stage, Play<Battle> play) {
        if (FROM_EDGES.contains(stage)) args.scene().needsEdges();
        return placed(args, play);
    }

    private static void step(Battle battle, Referee<Battle> referee) {
        if (battle.stage() != Stage.AMBUSH) SetUp.step(battle, referee);
        else if (battle.round() > 1) AmbushArrivals.step(battle, referee);
        else throw new IllegalAnswer(Refusal.because("AOFR-SR-AMBUSH-2", "ambush-too-early"));
    }
}
