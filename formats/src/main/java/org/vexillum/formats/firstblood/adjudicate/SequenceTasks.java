package org.vexillum.formats.firstblood.adjudicate;

import static org.vexillum.formats.adjudicate.Field.needed;
import static org.vexillum.formats.adjudicate.Field.optional;

import java.util.List;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.scenario.Reinforcement;
import org.vexillum.firstblood.scenario.Reserves;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.sequence.CommandPhase;
import org.vexillum.firstblood.sequence.RoundEnd;
import org.vexillum.firstblood.sequence.Supremacy;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.formats.adjudicate.Field.Type;
import org.vexillum.formats.adjudicate.Task;
import org.vexillum.formats.adjudicate.Task.Chapter;
import org.vexillum.formats.adjudicate.Task.Play;
import org.vexillum.kernel.referee.IllegalAnswer;

/** Phases of a round, and actions. */
final class SequenceTasks {
    private SequenceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                Kinds.of(
                                Chapter.MOVEMENT,
                                "march",
                                SequenceTasks::march,
                                needed("unit", Type.UNIT),
                                optional("nth", Type.WHOLE))
                        .onTheTable(),
                phase("reserves", Stage.RESERVES, new Reserves()::play),
                phase("reinforcement", Stage.REINFORCEMENT, new Reinforcement()::play),
                phase("command", Stage.COMMAND, new CommandPhase()::play),
                phase("supremacy", Stage.SUPREMACY, new Supremacy()::play),
                phase("victory", Stage.VICTORY, new Victory()::play),
                phase("round-end", Stage.VICTORY, new RoundEnd()::play));
    }

    private static Task<Battle> phase(String name, Stage stage, Play<Battle> play) {
        return Kinds.of(Chapter.SEQUENCE, name, _ -> play).at(stage);
    }

    private static Play<Battle> march(Args args) {
        var unit = args.regiment("unit");
        int nth = args.fields().whole("nth", 1, 3, 1);
        return (battle, referee) -> {
            var why = MarchAction.refusal(battle, battle.regiment(unit.id()));
            if (why != null) throw new IllegalAnswer(why);
            new MarchAction(unit.id(), nth).play(battle, referee);
        };
    }
}
