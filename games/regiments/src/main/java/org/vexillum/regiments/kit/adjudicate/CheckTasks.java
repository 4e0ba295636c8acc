package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.mission.DeploymentZones;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.terrain.SparseTerrain;

/** Checks of what is fixed before a battle: the table and the army lists. */
final class CheckTasks {
    private CheckTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(Chapter.QUERY, "table-check", _ -> CheckTasks::table),
                TaskFactory.of(
                        Chapter.QUERY,
                        "force-check",
                        CheckTasks::force,
                        needed("force", Type.FORCE),
                        optional("points", Type.WHOLE)));
    }

    /** Size, deployment zones and terrain of the table. */
    private static void table(Battle battle, Referee<Battle> referee) {
        var setting = battle.setting();
        var why = BattleStart.refusal(setting);
        if (why != null) {
            referee.record(QueryAnswer.of("no-table", why.rules(), "why", why));
            return;
        }
        referee.record(
                QueryAnswer.of(
                        "table",
                        Rules.of("AOFR-FIELD-01", "AOFR-FIELD-03", "AOFR-DEPLOY-02"),
                        "across",
                        setting.width(),
                        "deep",
                        setting.depth(),
                        "zone",
                        DeploymentZones.of(setting).depth()));
        var sparse = SparseTerrain.in(setting.terrain());
        if (sparse != null)
            referee.record(
                    QueryAnswer.of("sparse-terrain", sparse.rules(), "pieces", sparse.pieces()));
    }

    private static Play<Battle> force(Args args) {
        var node = args.needed("force");
        var force = read(node);
        int points = args.whole("points", 0, 100_000, 0);
        return (battle, referee) -> {
            var findings = ForceCheck.check(force, battle.options(), points);
            for (var finding : findings) referee.record(found(finding));
            for (var count : ForceCheck.counts(force, battle.options(), points))
                referee.record(QueryAnswer.of("force-count", count.rules(), "why", count));
            if (findings.stream().noneMatch(Finding::violation))
                referee.record(
                        QueryAnswer.of(
                                "force-legal",
                                Rules.of("AOFR-ARMY-01", "AOFR-ARMY-03", "AOFR-FORCE-01"),
                                "name",
                                force.name(),
                                "points",
                                force.points()));
        };
    }

    private static QueryAnswer found(Finding finding) {
        var what = finding.violation() ? "force-violation" : "force-note";
        return QueryAnswer.of(what, finding.rules(), "why", finding);
    }

    /** A sample force by name, or a force described as in a force file. */
    private static Force read(Node node) {
        if (node instanceof Node.Mapping) {
            var reading = ForceReader.read(new RegimentsForceFormat(), node);
            for (var problem : reading.problems()) if (problem.error()) throw FileFault.of(problem);
            var force = reading.force();
            if (force != null) return force;
        }
        var name = NodeReader.name(node);
        if (!RegimentsSamples.names().contains(name))
            throw NodeReader.unknown(node, "unknown-force", name, RegimentsSamples.names());
        return RegimentsSamples.sample(name);
    }
}
