package org.vexillum.cli.force;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Finding;

/**
 * All there is to say about a list that was understood, at least in part.
 *
 * @param agreed the points agreed on, or 0
 * @param strict whether traits that nobody enforces make it illegal
 */
record ForceJudgement<F>(LoadedForce<F> loaded, Record options, int agreed, boolean strict) {
    private F force() {
        return Objects.requireNonNull(loaded.reading().force());
    }

    GameKit game() {
        return loaded.game();
    }

    ForceSummary muster() {
        return loaded.format().muster(force());
    }

    List<String> roster(Lang lang) {
        return loaded.format().roster(force(), lang);
    }

    Map<String, Object> tree() {
        return loaded.format().tree(force());
    }

    List<Finding> violations() {
        return found().stream().filter(Finding::violation).toList();
    }

    List<Finding> notes() {
        return found().stream().filter(finding -> !finding.violation()).toList();
    }

    private List<Finding> found() {
        return loaded.format().check(force(), options, agreed);
    }

    /** What was counted, with the limits. */
    List<Finding> counts() {
        return loaded.format().counts(force(), options, agreed);
    }

    List<Problem> problems() {
        return loaded.reading().problems();
    }

    List<Problem> errors() {
        return problems().stream().filter(Problem::error).toList();
    }

    List<Problem> doubts() {
        return problems().stream().filter(problem -> !problem.error()).toList();
    }

    boolean legal() {
        return errors().isEmpty() && violations().isEmpty() && !(strict && muster().unenforced());
    }
}
