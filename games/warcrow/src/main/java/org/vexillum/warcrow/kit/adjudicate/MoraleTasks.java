package org.vexillum.warcrow.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.morale.Demoralisation;
import org.vexillum.warcrow.morale.Rally;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.morale.StressTests;
import org.vexillum.warcrow.morale.WillpowerTest;
import org.vexillum.warcrow.table.Battle;

/** Stress, tests of will, flight and rallying. */
final class MoraleTasks {
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final int MANY = 99;

    private MoraleTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("stress", MoraleTasks::stress, UNIT, optional("stress", Type.WHOLE)),
                task("test", MoraleTasks::test, UNIT, optional("needed", Type.WHOLE)),
                task("morale-tests", _ -> new StressTests()::play),
                task("demoralise", MoraleTasks::demoralise, UNIT),
                task("flee", MoraleTasks::flee, UNIT),
                task("rally", MoraleTasks::rally, UNIT));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MORALE, name, reader, fields);
    }

    private static Play<Battle> stress(Args args) {
        var unit = args.unit("unit");
        int tokens = args.fields().whole("stress", 1, MANY, 1);
        return (battle, referee) -> {
            Args.allow(Stress.refusal(battle.unit(unit)));
            Stress.take(battle.unit(unit), tokens, Rules.NONE, referee);
        };
    }

    private static Play<Battle> test(Args args) {
        var unit = args.unit("unit");
        int needed = args.fields().whole("needed", 1, MANY, 1);
        return (battle, referee) ->
                WillpowerTest.of(battle, unit, needed, Rules.NONE).play(battle, referee);
    }

    private static Play<Battle> demoralise(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> new Demoralisation(unit).play(battle, referee);
    }

    private static Play<Battle> flee(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> new Demoralisation(unit).flee(battle, referee);
    }

    private static Play<Battle> rally(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> new Rally(unit).play(battle, referee);
    }
}
