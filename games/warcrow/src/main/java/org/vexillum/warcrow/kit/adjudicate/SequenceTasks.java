package org.vexillum.warcrow.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.sequence.Activation;
import org.vexillum.warcrow.sequence.ActivationEnd;
import org.vexillum.warcrow.sequence.ChooseActivation;
import org.vexillum.warcrow.sequence.CompanyTurn;
import org.vexillum.warcrow.sequence.Concession;
import org.vexillum.warcrow.sequence.EventStep;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.sequence.HappeningRules;
import org.vexillum.warcrow.sequence.RoundEnd;
import org.vexillum.warcrow.sequence.RoundStart;
import org.vexillum.warcrow.sequence.TimeUp;
import org.vexillum.warcrow.sequence.TurnChoice;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Stage;

/** Rounds, turns and activations. */
final class SequenceTasks {
    private static final Warcrow GAME = new Warcrow();
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final TaskField ROUND = optional("round", Type.WHOLE);
    private static final TaskField TURN = optional("turn", Type.WHOLE);

    private SequenceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                phase("round-start", Stage.ROUND_START, new RoundStart()::play),
                phase("turn", Stage.ACTIVATION, new CompanyTurn()::play),
                task("activation", SequenceTasks::activation, UNIT)
                        .with(
                                List.of(
                                        optional("manner", Type.TEXT),
                                        optional("happens", Type.GROUP),
                                        optional("chained", Type.UNIT),
                                        ROUND,
                                        TURN))
                        .with(standing()),
                task("activation-end", SequenceTasks::activationEnd, UNIT, ROUND, TURN)
                        .with(standing()),
                task("happens", SequenceTasks::happens, needed("happens", Type.GROUP)),
                task("pass", SequenceTasks::pass, needed("side", Type.SIDE)),
                task("may-activate", SequenceTasks::may, UNIT, optional("manner", Type.TEXT)),
                task("events", SequenceTasks::events, ROUND, TURN),
                task("advance", SequenceTasks::advance, ROUND, TURN),
                phase("round-end", Stage.ROUND_END, new RoundEnd()::play),
                task("round", _ -> SequenceTasks::round),
                task("game", _ -> SequenceTasks::game),
                task("score", _ -> new RoundEnd()::score),
                task("calm", _ -> new RoundEnd()::calm),
                task("pass-initiative", _ -> new RoundEnd()::initiative),
                task("feat-score", _ -> new FinalCount()::feat),
                task("final", _ -> new FinalCount()::play),
                task("time-up", SequenceTasks::timeUp, optional("roundCounts", Type.FLAG)),
                task("concede", SequenceTasks::concede, needed("side", Type.SIDE)));
    }

    /** Where the unit stands afterwards; as it stood before if nothing is said. */
    static List<TaskField> standing() {
        return List.of(
                optional("gaps", Type.GROUP),
                optional("fromZone", Type.STRIDES),
                optional("engaged", Type.FLAG),
                optional("quadrants", Type.TEXTS),
                optional("outside", Type.FLAG),
                optional("leader", Type.GROUP),
                optional("on", Type.TEXT));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.SEQUENCE, name, reader, fields);
    }

    private static Task<Battle> phase(String name, Stage stage, Play<Battle> play) {
        Play<Battle> there =
                (battle, referee) -> {
                    battle.clock().setStage(stage);
                    play.play(battle, referee);
                };
        return task(name, _ -> there).at(stage);
    }

    /** Turns the clock to the moment that the task names, if it names one. */
    private static Play<Battle> then(Args args, Play<Battle> play) {
        int round = args.fields().whole("round", 1, Clock.ROUNDS, 0);
        int turn = args.fields().whole("turn", 1, Clock.TURNS, 0);
        return (battle, referee) -> {
            var clock = battle.clock();
            if (round > clock.round())
                for (var unit : battle.units()) unit.setActivations(0); // WC-TURN-04
            clock.set(round == 0 ? clock.round() : round, turn == 0 ? clock.turn() : turn);
            play.play(battle, referee);
        };
    }

    private static Play<Battle> activation(Args args) {
        var unit = args.unit("unit");
        var manner = args.fields().word("manner", TurnChoice.Kind.class, TurnChoice.Kind.ACT);
        var happenings = happenings(args);
        var chained = args.perhaps("chained");
        return then(
                args,
                (battle, referee) -> {
                    Args.allow(ChooseActivation.refusal(battle.unit(unit), manner, battle));
                    var activation = new Activation(unit, manner);
                    activation.begin(battle, referee);
                    for (var one : happenings) happen(one, unit, battle, referee);
                    var stands = args.standing(battle.unit(unit), battle);
                    Args.allow(
                            HappeningRules.refusal(
                                    new Happening.Ends(stands, chained), unit, battle));
                    activation.end(stands, chained, battle, referee);
                });
    }

    private static List<Happening> happenings(Args args) {
        var happenings = new ArrayList<Happening>();
        var node = args.get("happens");
        if (node != null)
            for (var one : NodeReader.oneOrMore(node))
                happenings.add(HappeningReader.read(one, args.battle()));
        return happenings;
    }

    private static void happen(Happening one, String unit, Battle battle, Referee<Battle> referee) {
        Args.allow(HappeningRules.refusal(one, unit, battle));
        HappeningRules.play(one, battle, referee);
    }

    private static Play<Battle> activationEnd(Args args) {
        var unit = args.unit("unit");
        return then(
                args,
                (battle, referee) -> {
                    var stands = args.standing(battle.unit(unit), battle);
                    battle.unit(unit).setStanding(stands);
                    new ActivationEnd(unit).play(battle, referee);
                });
    }

    /** Something that happened outside an activation that the file tells of. */
    private static Play<Battle> happens(Args args) {
        var happenings = happenings(args);
        return (battle, referee) -> {
            for (var one : happenings) happen(one, actor(one), battle, referee);
        };
    }

    private static String actor(Happening one) {
        return one instanceof Happening.TookBanner took ? took.unit() : "";
    }

    private static Play<Battle> pass(Args args) {
        var side = args.side("side");
        return (battle, referee) -> {
            Args.allow(new ChooseActivation(side).choices(battle).refusal(TurnChoice.PASS));
            battle.clock().setToAct(side);
            CompanyTurn.pass(battle, referee);
        };
    }

    private static Play<Battle> may(Args args) {
        var unit = args.unit("unit");
        var manner = args.fields().word("manner", TurnChoice.Kind.class, TurnChoice.Kind.ACT);
        return (battle, referee) -> {
            var why = ChooseActivation.refusal(battle.unit(unit), manner, battle);
            var rules = Rules.of("WC-TURN-01", "WC-TURN-03");
            referee.record(
                    why == null
                            ? QueryAnswer.of("may-activate", rules, "unit", unit)
                            : QueryAnswer.of("may-not", why.rules(), "unit", unit, "why", why));
        };
    }

    private static Play<Battle> events(Args args) {
        return then(
                args,
                (battle, referee) -> {
                    battle.clock().setStage(Stage.EVENTS);
                    new EventStep().play(battle, referee);
                });
    }

    /** To the end of this turn, tokens resolved on the way; nobody acts and nothing is scored. */
    private static Play<Battle> advance(Args args) {
        int round = args.fields().whole("round", 1, Clock.ROUNDS, Clock.ROUNDS);
        int turn = args.fields().whole("turn", 1, Clock.TURNS, Clock.TURNS);
        return (battle, referee) -> {
            var clock = battle.clock();
            int goal = Clock.absolute(round, turn);
            while (clock.now() <= goal) {
                new EventStep().resolve(battle, referee);
                if (clock.now() == goal) break;
                int next = clock.now();
                clock.set(next / Clock.TURNS + 1, next % Clock.TURNS + 1);
            }
            referee.record(
                    QueryAnswer.of(
                            "advanced",
                            Rules.of("WC-TURN-06", "WC-GAME-02"),
                            "round",
                            clock.round(),
                            "turn",
                            clock.turn()));
        };
    }

    /** To the end of the round that is being played. */
    private static void round(Battle battle, Referee<Battle> referee) {
        endIfConceded(battle, referee);
        int round = battle.clock().round();
        while (!GAME.over(battle) && battle.clock().round() == round) GAME.step(battle, referee);
    }

    /** Whoever has given up plays no further (WC-REPORT-04). */
    private static void endIfConceded(Battle battle, Referee<Battle> referee) {
        var side = battle.conceded();
        if (side != null && !GAME.over(battle)) GAME.concede(battle, side, referee);
    }

    private static void game(Battle battle, Referee<Battle> referee) {
        endIfConceded(battle, referee);
        while (!GAME.over(battle)) GAME.step(battle, referee);
    }

    /** The units leave and the rest is scored; WC-END-01 waits for nothing more. */
    private static Play<Battle> concede(Args args) {
        var side = args.fields().side("side", Side.A);
        return new Concession(side)::play;
    }

    /** The turn in progress has been played; its tokens, its round and the feat are counted. */
    private static Play<Battle> timeUp(Args args) {
        boolean told = args.get("roundCounts") != null;
        boolean counts = told && args.fields().flag("roundCounts");
        return (battle, referee) -> {
            // both sides have had as many turns before the game is scored (WC-FORMAT-08)
            if (args.underWay() && battle.clock().stage() == Stage.ACTIVATION)
                while (battle.clock().stage() == Stage.ACTIVATION)
                    new CompanyTurn().play(battle, referee);
            new EventStep().resolve(battle, referee);
            var timeUp = told ? new TimeUp(counts) : TimeUp.of(battle);
            timeUp.play(battle, referee);
        };
    }
}
