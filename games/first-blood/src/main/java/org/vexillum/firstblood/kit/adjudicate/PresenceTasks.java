package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.characters.InspiringPresence;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.CommandingPresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** What characters and officers do for others by being near. */
final class PresenceTasks {
    private PresenceTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                                Chapter.QUERY,
                                "commanding-presence",
                                PresenceTasks::presence,
                                needed("unit", Type.UNIT))
                        .onTheTable());
    }

    private static Play<Battle> presence(Args args) {
        var unit = args.regiment("unit");
        return (battle, referee) -> {
            for (var giver : battle.regiments(unit.side()))
                if (giver != unit && Champions.of(giver) != Regiment.NOBODY)
                    new Between(battle, giver, Champions.of(giver), unit).tell(referee);
            if (InspiringPresence.covers(battle, unit))
                referee.record(
                        QueryAnswer.of(
                                "inspiring-presence",
                                Rules.of("FB-SR-INSPIRING-PRESENCE"),
                                "unit",
                                unit.id()));
        };
    }

    private record Between(Battle battle, Regiment giver, int model, Regiment unit) {
        void tell(Referee<Battle> referee) {
            boolean lends = CommandingPresence.of(battle, unit).contains(giver);
            referee.record(
                    QueryAnswer.of(
                            "presence",
                            rules(),
                            "unit",
                            unit.id(),
                            "giver",
                            giver.id(),
                            "range",
                            CommandRange.of(battle, giver, model),
                            "inRange",
                            inRange(),
                            "commands",
                            CommandingPresence.commands(battle, giver, model, unit),
                            "lends",
                            lends,
                            "resolve",
                            Characteristics.of(battle, giver, model, Characteristic.RESOLVE)
                                    .value()));
        }

        private boolean inRange() {
            return CommandingPresence.leaderInRange(battle, giver, model, unit);
        }

        /** What decides it, the first reason against it if there is one. */
        private Rules rules() {
            var rules = Rules.of("FB-PRESENCE-01", "FB-CHAR-09");
            boolean character = giver.role(model) == Role.CHARACTER;
            if (!character) rules = Rules.of("FB-PRESENCE-05");
            if (giver.status() == Status.IN_GARRISON) return rules.and("FB-GARRISON-11");
            if (!inRange()) return rules;
            if (giver.presenceLost()) return rules.and("FB-PROVOKED-05");
            if (unit.broken()) return rules.and("FB-PRESENCE-04");
            rules = rules.and("FB-PRESENCE-03");
            return character ? rules.and(battle.edition().presenceResolve().rule()) : rules;
        }
    }
}
