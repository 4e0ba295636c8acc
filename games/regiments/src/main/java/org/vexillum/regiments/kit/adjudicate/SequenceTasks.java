package org.vexillum.regiments.kit.adjudicate;

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
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.mission.AmbushArrivals;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.movement.ChargeMove;
import org.vexillum.regiments.sequence.Activation;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.sequence.PlayerTurn;
import org.vexillum.regiments.sequence.RoundEnd;
import org.vexillum.regiments.sequence.RoundStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;

/** Activations, turns, rounds and whole games. */
final class SequenceTasks {
    private static final Regiments GAME = new Regiments();
    private static final Rules OPENING = Rules.of("AOFR-ROUND-02", "AOFR-ROUND-05");
    private static final Rules LAST = Rules.of("AOFR-MISSION-07");

    private SequenceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("activation", SequenceTasks::activation, needed("unit", Type.UNIT))
                        .at(Stage.ACTIVATIONS),
                task(
                                "charge",
                                SequenceTasks::charge,
                                needed("charger", Type.UNIT),
                                needed("target", Type.UNIT),
                                optional("path", Type.LEGS))
                        .onTheTable(),
                plain("turn", Stage.ACTIVATIONS, new PlayerTurn()::play),
                task("round-start", SequenceTasks::roundStart).at(Stage.ROUND_START),
                plain("round-end", Stage.ROUND_END, new RoundEnd()::play),
                task("round", args -> whole(args, SequenceTasks::round)),
                task("game", args -> whole(args, SequenceTasks::game)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "concede",
                        SequenceTasks::concede,
                        needed("side", Type.SIDE)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "correct",
                        Corrections::read,
                        needed("changes", Type.GROUP)),
                TaskFactory.of(Chapter.QUERY, "who-opens", _ -> SequenceTasks::whoOpens));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.SEQUENCE, name, reader, fields);
    }

    private static Task<Battle> plain(String name, Stage stage, Play<Battle> play) {
        Play<Battle> there =
                (battle, referee) -> {
                    battle.setStage(stage);
                    play.play(battle, referee);
                };
        return task(name, args -> SetupTasks.measured(args, there)).at(stage);
    }

    /** Tokens, then from round 2 the units that wait in Ambush (AOFR-ROUND-06). */
    private static Play<Battle> roundStart(Args args) {
        return SetupTasks.measured(
                args,
                (battle, referee) -> {
                    battle.setStage(Stage.ROUND_START);
                    new RoundStart().play(battle, referee);
                    if (battle.stage() == Stage.AMBUSH && waiting(battle)) args.allPlaced();
                    while (battle.stage() == Stage.AMBUSH) AmbushArrivals.step(battle, referee);
                });
    }

    private static boolean waiting(Battle battle) {
        return battle.units().stream().anyMatch(unit -> unit.status() == Status.AMBUSH);
    }

    private static Play<Battle> activation(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            var question = new ChooseUnit(unit.side(), battle.round());
            if (!unit.onTable() || unit.activated())
                throw new IllegalAnswer(question.refusal(battle, unit.id()));
            new Activation(unit.id()).play(battle, referee);
        };
    }

    /** Move, dangerous terrain, melee and what follows, without spells (AOFR-MELEE-08). */
    private static Play<Battle> charge(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        var legs = MovementTasks.path(args);
        return (battle, referee) -> {
            IdleReason.mustNotBe(charger);
            var path = legs == null ? null : legs.manoeuvre();
            var side = new ChargeMove(charger.id(), target.id(), path).play(battle, referee);
            if (!charger.destroyed())
                new Melee(charger.id(), target.id(), side).play(battle, referee);
            new Activation.Aftermath(charger.id(), target.id()).play(battle, referee);
        };
    }

    /** What may begin during set-up, after the edges have been chosen. */
    private static Play<Battle> whole(Args args, Play<Battle> play) {
        var stage = args.scene().battle().stage();
        if (stage == Stage.SET_ASIDE || SetupTasks.FROM_EDGES.contains(stage))
            args.scene().needsEdges();
        return SetupTasks.measured(args, play);
    }

    /** To the end of the round that is being played. */
    private static void round(Battle battle, Referee<Battle> referee) {
        endIfConceded(battle, referee);
        int round = battle.round();
        while (!GAME.over(battle) && battle.round() == round) GAME.step(battle, referee);
    }

    /** Whoever has given up plays no further (AOFR-MISSION-07). */
    private static void endIfConceded(Battle battle, Referee<Battle> referee) {
        if (battle.conceded() != null) new Victory().play(battle, referee);
    }

    private static void game(Battle battle, Referee<Battle> referee) {
        endIfConceded(battle, referee);
        while (!GAME.over(battle)) GAME.step(battle, referee);
    }

    private static Play<Battle> concede(Args args) {
        var side = args.side("side", Side.A);
        return (battle, referee) -> {
            GAME.concede(battle, side, referee);
            new Victory().play(battle, referee);
        };
    }

    private static void whoOpens(Battle battle, Referee<Battle> referee) {
        var first = battle.finishedFirst();
        if (beginning(battle)) {
            tellOpens(first != null ? first : battle.opening(), battle.round(), referee);
            return;
        }
        for (var side : List.of(battle.toAct(), battle.toAct().other()))
            if (first == null && PlayerTurn.left(battle, side) == 0) first = side;
        if (battle.round() >= Victory.ROUNDS)
            referee.record(QueryAnswer.of("opens-nothing", LAST, "round", battle.round()));
        else if (first != null) tellOpens(first, battle.round() + 1, referee);
        else referee.record(QueryAnswer.of("opens-open", OPENING, "round", battle.round()));
    }

    /**
     * Whether the round is about to begin: whoever is said to have finished, while he still has
     * everybody to activate, finished the round before.
     */
    private static boolean beginning(Battle battle) {
        var first = battle.finishedFirst();
        if (battle.stage() == Stage.ROUND_END) return false;
        return battle.stage() == Stage.ROUND_START
                || battle.stage() == Stage.AMBUSH
                || first != null && PlayerTurn.left(battle, first) > 0;
    }

    private static void tellOpens(Side side, int round, Referee<Battle> referee) {
        var rules = round == 1 ? Rules.of("AOFR-ROUND-01") : OPENING;
        referee.record(QueryAnswer.of("opens", rules, "side", side, "round", round));
    }
}
