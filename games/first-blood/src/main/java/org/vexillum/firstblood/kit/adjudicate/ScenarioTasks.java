package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.firstblood.movement.DeploymentZones;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.scenario.Seizing;
import org.vexillum.firstblood.scenario.Territory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.OutlineReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Referee;

/** What a scenario fixes, and who holds what. */
final class ScenarioTasks {
    private ScenarioTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(Chapter.QUERY, "scenario", _ -> ScenarioTasks::scenario),
                TaskFactory.of(
                        Chapter.SETUP,
                        "seize",
                        ScenarioTasks::seize,
                        optional("inside", Type.GROUP),
                        optional("ground", Type.GROUP)));
    }

    private static void scenario(Battle battle, Referee<Battle> referee) {
        var scenario = Scenario.of(battle);
        var setting = battle.setting();
        referee.record(
                QueryAnswer.of(
                        "scenario",
                        Rules.of(scenario.lengthRule(), "FB-BATTLE-06", "FB-BATTLE-02"),
                        "number",
                        setting.scenario(),
                        "threshold",
                        scenario.threshold(),
                        "rounds",
                        scenario.rounds(),
                        "across",
                        setting.width(),
                        "deep",
                        setting.depth()));
        for (var side : Side.values()) edges(battle, side, referee);
        if (scenario.zones(setting).isEmpty())
            referee.record(
                    QueryAnswer.of(
                            "no-zones", Rules.of(scenario.zoneRule()), "round", battle.round()));
        for (var zone : scenario.zones(setting))
            referee.record(
                    QueryAnswer.of(
                            "zone",
                            zoneRules(battle, scenario),
                            "zone",
                            zone.name(),
                            "centre",
                            zone.centre(),
                            "across",
                            2 * zone.radius(),
                            "round",
                            battle.round(),
                            "active",
                            Seizing.open(battle, zone)));
    }

    private static Rules zoneRules(Battle battle, Scenario scenario) {
        var rules = Rules.of(scenario.zoneRule(), "FB-SCEN-03");
        if (Seizing.barred(battle)) rules = rules.and("FB-OBJ-09-E2");
        return scenario == Scenario.TIME_IS_OF_THE_ESSENCE ? rules.and("FB-SCEN4-02") : rules;
    }

    private static void edges(Battle battle, Side side, Referee<Battle> referee) {
        var zone = DeploymentZones.deployment(battle.setting(), side);
        var own = DeploymentZones.own(battle.setting(), side);
        referee.record(
                QueryAnswer.of(
                        "edges",
                        Rules.of("FB-SCEN-01", "FB-SCEN-02"),
                        "side",
                        side,
                        "zoneFrom",
                        zone.minY(),
                        "zoneTo",
                        zone.maxY(),
                        "sideFrom",
                        own.getLast().fromY(),
                        "sideTo",
                        own.getLast().toY()));
    }

    /** The zones of this round as models stand, ground of one's own, or models said to be there. */
    private static Play<Battle> seize(Args args) {
        var ground = args.fields().get("ground");
        var inside = args.fields().get("inside");
        if (ground != null) {
            var group = new FieldGroup(ground);
            var name = group.text("name", "ground");
            var area = new OutlineReader(args.frame()).area(group);
            group.done();
            return (battle, referee) ->
                    Seizing.count(battle, new Territory.Ground(name, area), referee);
        }
        if (inside == null) return (battle, referee) -> Seizing.play(battle, referee);
        var counted = counted(args, inside);
        boolean barred = args.dated() && Seizing.barred(args.battle());
        return (_, referee) -> {
            if (barred) Seizing.idle(counted, List.of(everywhere().name()), referee);
            else Seizing.count(counted, everywhere(), referee);
        };
    }

    /** The same table with these models inside and all others off. */
    private static Battle counted(Args args, Node inside) {
        var battle = args.battle().copy();
        for (var regiment : battle.regiments()) regiment.lift();
        var group = new FieldGroup(inside);
        for (var regiment : battle.regiments()) {
            var node = group.get(regiment.id());
            if (node == null) continue;
            for (int model : Args.who(node, regiment).now(regiment))
                regiment.place(model, new Point(0, 0));
        }
        group.done();
        return battle;
    }

    private static Territory everywhere() {
        var wide = Lengths.inches(40);
        return new ObjectiveZone("zone", new Point(0, 0), wide, ObjectiveZone.Mark.ALWAYS);
    }
}
