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
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.dice.Symbols;
import org.vexillum.warcrow.kit.position.PoolText;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.sequence.StandingCheck;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Strides;

/** Dice read by themselves, and the result of finished games. */
final class QueryTasks {
    private QueryTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task(
                        "roll",
                        QueryTasks::roll,
                        needed("pool", Type.TEXT),
                        optional("elite", Type.FLAG),
                        optional("frightened", Type.FLAG),
                        optional("against", Type.TEXT)),
                task(
                        "faces",
                        QueryTasks::faces,
                        needed("die", Type.TEXT),
                        optional("face", Type.WHOLE)),
                task(
                        "result",
                        QueryTasks::result,
                        needed("military", Type.GROUP),
                        needed("arcane", Type.GROUP)),
                task(
                        "may-end",
                        QueryTasks::mayEnd,
                        needed("unit", Type.UNIT),
                        needed("on", Type.TEXT)),
                task(
                        "adjacent",
                        QueryTasks::adjacent,
                        needed("unit", Type.UNIT),
                        needed("marker", Type.TEXT)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields);
    }

    /** A simple roll, or an opposed one if there are dice against it (WC-DICE-11). */
    private static Play<Battle> roll(Args args) {
        var pool = PoolText.read(args.fields().needed("pool"));
        boolean elite = args.fields().flag("elite");
        boolean frightened = args.fields().flag("frightened");
        var node = args.get("against");
        var against = node == null ? DicePool.NONE : PoolText.read(node);
        return (_, referee) -> {
            var own = rolled(pool, Side.A, elite, frightened, referee);
            if (against.size() == 0) return;
            var other = rolled(against, Side.B, false, false, referee);
            referee.record(
                    QueryAnswer.of(
                            "opposed",
                            Rules.of("WC-DICE-11"),
                            "left",
                            own.successesAgainst(other),
                            "blocked",
                            Math.min(own.successes(), other.blocks())));
        };
    }

    private static Symbols rolled(
            DicePool pool, Side side, boolean elite, boolean frightened, Referee<Battle> referee) {
        var roll = PoolRoll.of(pool, side, frightened, referee);
        var symbols = elite ? roll.symbols().filled() : roll.symbols();
        var rules = roll.rules().and("WC-DICE-09");
        if (elite) rules = rules.and("WC-DICE-10");
        if (frightened) rules = rules.and("WC-DICE-14");
        referee.record(
                QueryAnswer.of(
                        "rolled",
                        rules,
                        "side",
                        side,
                        "roll",
                        roll,
                        "symbols",
                        symbols,
                        "successes",
                        symbols.successes()));
        return symbols;
    }

    private static Play<Battle> faces(Args args) {
        var die = NodeReader.word(args.fields().needed("die"), Die.class);
        int only = args.fields().whole("face", 1, Die.FACES, 0);
        return (_, referee) -> {
            for (int face = 1; face <= Die.FACES; face++)
                if (only == 0 || only == face)
                    referee.record(
                            QueryAnswer.of(
                                    "face",
                                    Rules.of("WC-DICE-02", die.rule(), "WC-DICE-09"),
                                    "die",
                                    die,
                                    "number",
                                    face,
                                    "symbols",
                                    die.face(face)));
        };
    }

    /** {@code military: {A: 5, B: 4}}. */
    private static Play<Battle> result(Args args) {
        var a = score(args, Side.A);
        var b = score(args, Side.B);
        var rules = Rules.of("WC-ADV-03", "WC-ADV-04", "WC-ADV-08");
        return (_, referee) -> referee.record(FinalCount.ended(a, b, rules));
    }

    private static Score score(Args args, Side side) {
        return new Score(
                points(args, "military", side, Score.MOST_MILITARY),
                points(args, "arcane", side, Score.MOST_ARCANE));
    }

    private static int points(Args args, String name, Side side, int most) {
        var group = new org.vexillum.gamekit.position.FieldGroup(args.fields().needed(name));
        int points = group.whole(side.name(), 0, most, 0);
        group.get(side.other().name());
        group.done();
        return points;
    }

    private static Play<Battle> mayEnd(Args args) {
        var unit = args.unit("unit");
        var marker = args.marker("on", unit);
        return (battle, referee) -> {
            var why = StandingCheck.ending(battle, marker);
            referee.record(
                    why == null
                            ? QueryAnswer.of(
                                    "may-end", Rules.of("WC-GAME-01"), "unit", unit, "on", marker)
                            : QueryAnswer.of("may-not", why.rules(), "unit", unit, "why", why));
        };
    }

    private static Play<Battle> adjacent(Args args) {
        var unit = args.unit("unit");
        var marker = args.marker("marker", unit);
        return (battle, referee) -> {
            var gap = battle.options().adjacentGap();
            boolean is =
                    org.vexillum.warcrow.objectives.ObjectiveRange.adjacent(
                            battle, battle.unit(unit), marker);
            referee.record(
                    QueryAnswer.of(
                            is ? "adjacent" : "adjacent-not",
                            Rules.of("WC-BG-ADJ-01"),
                            "unit",
                            unit,
                            "marker",
                            marker,
                            "most",
                            gap.toString(),
                            "one",
                            gap.equals(Strides.of(1))));
        };
    }
}
