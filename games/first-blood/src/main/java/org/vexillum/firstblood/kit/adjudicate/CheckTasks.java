package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.ForceCheck;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Rules;

/** Checks of what is fixed before a battle. */
final class CheckTasks {
    private CheckTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.QUERY,
                        "force-check",
                        CheckTasks::force,
                        needed("force", Type.FORCE),
                        optional("points", Type.WHOLE)));
    }

    private static Play<Battle> force(Args args) {
        var edition = args.battle().edition();
        var force = read(args.fields().needed("force"), edition);
        int points = args.fields().whole("points", 0, 100_000, 0);
        return (_, referee) -> {
            var findings = ForceCheck.check(force, edition, points);
            for (var finding : findings) referee.record(found(finding));
            for (var count : ForceCheck.counts(force, points))
                referee.record(QueryAnswer.of("force-count", count.rules(), "why", count));
            if (findings.stream().noneMatch(Finding::violation))
                referee.record(
                        QueryAnswer.of(
                                "force-legal",
                                Rules.of(
                                        "FB-MUSTER-01",
                                        "FB-MUSTER-04",
                                        "FB-MUSTER-05",
                                        "FB-MUSTER-06"),
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
    private static Force read(Node node, Edition edition) {
        var format = new FirstBloodForceFormat(edition);
        if (node instanceof Node.Mapping) {
            var reading = ForceReader.read(format, node);
            for (var problem : reading.problems()) if (problem.error()) throw FileFault.of(problem);
            var force = reading.force();
            if (force != null) return force;
        }
        var name = NodeReader.name(node);
        if (!format.samples().contains(name))
            throw NodeReader.unknown(node, "unknown-force", name, format.samples());
        return Samples.read(format, name);
    }
}
