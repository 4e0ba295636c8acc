package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.scenario.Reinforcement;
import org.vexillum.firstblood.scenario.Reserves;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.sequence.ActionLimit;
import org.vexillum.firstblood.sequence.Actions;
import org.vexillum.firstblood.sequence.Activation;
import org.vexillum.firstblood.sequence.CommandPhase;
import org.vexillum.firstblood.sequence.CommandStacks;
import org.vexillum.firstblood.sequence.DrawEvents;
import org.vexillum.firstblood.sequence.PlayerTurn;
import org.vexillum.firstblood.sequence.RoundEnd;
import org.vexillum.firstblood.sequence.Supremacy;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Phases of a round, activations, and their actions one by one. */
final class SequenceTasks {
    private static final FirstBlood GAME = new FirstBlood();
    private static final int MOST_CARDS = 60;
    private static final TaskField UNIT = needed("unit", Type.UNIT);

    private SequenceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                phase("reserves", Stage.RESERVES, new Reserves()::play),
                phase("reinforcement", Stage.REINFORCEMENT, SequenceTasks::reinforcement),
                phase("command", Stage.COMMAND, new CommandPhase()::play),
                task("supremacy", SequenceTasks::supremacy, optional("cards", Type.GROUP))
                        .at(Stage.SUPREMACY),
                phase("turn", Stage.ACTION, new PlayerTurn()::play),
                phase("action-phase", Stage.ACTION, SequenceTasks::actionPhase),
                phase("victory", Stage.VICTORY, new Victory()::play),
                phase("round-end", Stage.VICTORY, SequenceTasks::roundEnd),
                task("round", _ -> unlessConceded(SequenceTasks::round)),
                task("game", _ -> unlessConceded(SequenceTasks::game)),
                task("activation", SequenceTasks::activation, UNIT, optional("cue", Type.TEXT))
                        .at(Stage.ACTION),
                task("draw-events", SequenceTasks::events, UNIT, optional("most", Type.WHOLE))
                        .at(Stage.ACTION),
                task("actions", SequenceTasks::actions, UNIT, optional("most", Type.WHOLE))
                        .at(Stage.ACTION),
                ActionTask.task().at(Stage.ACTION),
                task("concede", SequenceTasks::concede, needed("side", Type.SIDE)),
                task("correct", Corrections::read, needed("changes", Type.GROUP)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.SEQUENCE, name, reader, fields);
    }

    private static Task<Battle> phase(String name, Stage stage, Play<Battle> play) {
        Play<Battle> there =
                (battle, referee) -> {
                    battle.setStage(stage);
                    play.play(battle, referee);
                };
        return task(name, _ -> unlessConceded(there)).at(stage);
    }

    /** After a concession nothing is played or counted any more (FB-VICT-01). */
    private static Play<Battle> unlessConceded(Play<Battle> play) {
        return (battle, referee) -> {
            var side = battle.conceded();
            if (side == null) play.play(battle, referee);
            else {
                battle.setStage(Stage.OVER);
                tellConceded(side, referee);
            }
        };
    }

    /** In the first round nobody arrives, so nobody is asked (FB-RESERVE-02). */
    private static void reinforcement(Battle battle, Referee<Battle> referee) {
        boolean early = battle.round() == 1;
        new Reinforcement().play(battle, referee);
        if (early)
            referee.record(
                    QueryAnswer.of(
                            "nobody-arrives",
                            Rules.of("FB-RESERVE-02", "FB-REINF-02"),
                            "round",
                            1));
    }

    /** What is asked next belongs to the new round, be its first phase played or not. */
    private static void roundEnd(Battle battle, Referee<Battle> referee) {
        new RoundEnd().play(battle, referee);
        if (!GAME.over(battle)) Reinforcement.afresh(battle);
    }

    /** The sizes of the stacks: as they lie, as told, or a card for every regiment. */
    private static Play<Battle> supremacy(Args args) {
        var node = args.get("cards");
        var told = node == null ? null : cards(new FieldGroup(node));
        return (battle, referee) -> {
            battle.setStage(Stage.SUPREMACY);
            new Supremacy(told == null ? oneEach(battle, args) : told).play(battle, referee);
        };
    }

    private static Supremacy.Cards cards(FieldGroup group) {
        int a = NodeReader.whole(group.needed("A"), 0, MOST_CARDS);
        int b = NodeReader.whole(group.needed("B"), 0, MOST_CARDS);
        group.done();
        return new Supremacy.Cards(a, b);
    }

    /** A card for each regiment, if the file says nothing of the stacks (FB-COMPH-01). */
    private static Supremacy.@Nullable Cards oneEach(Battle battle, Args args) {
        boolean laid = !battle.stack(Side.A).isEmpty() || !battle.stack(Side.B).isEmpty();
        if (laid || battle.regiments().isEmpty()) return null;
        int a = CommandStacks.cards(battle, Side.A).size();
        int b = CommandStacks.cards(battle, Side.B).size();
        args.assumed().add("", "cards", a, b);
        return new Supremacy.Cards(a, b);
    }

    /** Until both stacks are empty (FB-ACT-02). */
    private static void actionPhase(Battle battle, Referee<Battle> referee) {
        while (battle.stage() == Stage.ACTION) new PlayerTurn().play(battle, referee);
    }

    /** To the end of the round that is being played. */
    private static void round(Battle battle, Referee<Battle> referee) {
        int round = battle.round();
        while (!GAME.over(battle) && battle.round() == round) GAME.step(battle, referee);
        if (!GAME.over(battle)) Reinforcement.afresh(battle);
    }

    private static void game(Battle battle, Referee<Battle> referee) {
        while (!GAME.over(battle)) GAME.step(battle, referee);
    }

    private static Play<Battle> activation(Args args) {
        var unit = args.regiment("unit");
        var cue = args.fields().word("cue", Activation.Cue.class, Activation.Cue.CARD);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    mayAct(unit);
                    new Activation(unit.id(), cue).play(battle, referee);
                });
    }

    private static void mayAct(Regiment unit) {
        if (unit.activated())
            TaskFactory.allow(TaskFactory.refused("FB-ACT-15", "already-activated", unit.id()));
        if (!unit.inPlay() && unit.status() != Status.ARRIVING)
            TaskFactory.allow(TaskFactory.refused("FB-COMPH-01", "card-not-in-play", unit.id()));
    }

    /** One draw event, or as many as a rule allows (FB-EVENT-03, FB-EVENT-04). */
    private static Play<Battle> events(Args args) {
        var unit = args.regiment("unit");
        int most = args.whole("most", 1, 9, 1);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    int left = new DrawEvents(unit.id(), most).play(battle, referee);
                    var rules = Rules.of("FB-EVENT-01", "FB-ACT-09");
                    referee.record(
                            QueryAnswer.of("actions-left", rules, "unit", unit.id(), "left", left));
                });
    }

    /** The actions of an activation, without what comes before and after them. */
    private static Play<Battle> actions(Args args) {
        var unit = args.regiment("unit");
        int most = args.whole("most", 1, 2, 2);
        return TaskFactory.by(
                unit,
                (battle, referee) ->
                        new Actions(unit.id(), Activation.Cue.CARD, most).play(battle, referee));
    }

    static ActionLimit limit(Regiment unit, int nth) {
        if (unit.status() != Status.ARRIVING) return ActionLimit.NONE;
        return nth == 1 ? ActionLimit.ENTERING : ActionLimit.STILL_ENTERING;
    }

    /** As the file says, or what the regiment has done this round. */
    static List<ActionKind> taken(Args args, Regiment unit) {
        var node = args.get("taken");
        if (node == null) return unit.actions();
        var taken = new ArrayList<ActionKind>();
        for (var one : NodeReader.oneOrMore(node))
            taken.add(TaskFactory.word(one, ActionKind.class));
        return taken;
    }

    private static Play<Battle> concede(Args args) {
        var side = args.fields().side("side", Side.A);
        return (battle, referee) -> {
            GAME.concede(battle, side, referee);
            tellConceded(side, referee);
        };
    }

    private static void tellConceded(Side side, Referee<Battle> referee) {
        var rules = Rules.of("FB-VICT-01", "FB-ROUND-03");
        referee.record(QueryAnswer.of("conceded", rules, "side", side, "winner", side.other()));
    }
}
