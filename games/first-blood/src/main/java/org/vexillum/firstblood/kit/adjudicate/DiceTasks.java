package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;

/** Dice by themselves: tests of a characteristic. */
final class DiceTasks {
    private static final int MANY = 500;

    private DiceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.QUERY,
                        "test",
                        DiceTasks::test,
                        needed("value", Type.WHOLE),
                        optional("dice", Type.WHOLE),
                        optional("defence", Type.FLAG),
                        optional("reroll", Type.TEXTS)));
    }

    /** So many dice against a value; a defence roll has no automatic 1 (FB-DEF-05). */
    private static Play<Battle> test(Args args) {
        int value = args.fields().whole("value", 0, 20);
        int count = args.whole("dice", 1, MANY, 1);
        boolean defence = args.flag("defence");
        int again = again(args);
        return (_, referee) -> {
            var check = defence ? RollUnder.defence(value) : RollUnder.check(value);
            var purpose = defence ? Throw.DEFENCE : Throw.CLASH;
            var dice = new Dice(Side.A, purpose, check.rollingAgain(again), count);
            var roll = referee.roll(dice);
            var rules = Rules.of("FB-DICE-01", "FB-DICE-04");
            if (roll.count(6) > 0) rules = rules.and(defence ? "FB-DEF-04" : "FB-DICE-05");
            if (roll.count(6) > 0) rules = rules.and("FB-DICE-05");
            if (roll.count(1) > 0) rules = rules.and(defence ? "FB-DEF-05" : "FB-DICE-06");
            if (again != 0) rules = rules.and("FB-DICE-07").and("FB-DICE-08").and("FB-DICE-09");
            referee.record(
                    QueryAnswer.of(
                            "test",
                            rules,
                            "roll",
                            roll,
                            "value",
                            value,
                            "passed",
                            roll.successes(),
                            "failed",
                            roll.failures()));
        };
    }

    /** The faces that are rolled again, as a mask. */
    private static int again(Args args) {
        var node = args.get("reroll");
        int mask = 0;
        if (node == null) return mask;
        for (var face : NodeReader.oneOrMore(node)) mask |= 1 << NodeReader.whole(face, 1, 6);
        return mask;
    }
}
