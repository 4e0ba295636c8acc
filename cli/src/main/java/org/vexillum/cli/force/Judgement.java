package org.vexillum.cli.force;

import java.util.List;
import java.util.Objects;
import org.vexillum.formats.Problem;
import org.vexillum.formats.force.ForceReading;
import org.vexillum.regiments.army.Finding;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.table.Options;

/**
 * All there is to say about a list that was understood, at least in part.
 *
 * @param agreed the points agreed on, or 0
 * @param strict whether traits that nobody enforces make it illegal
 */
record Judgement(ForceReading reading, Options options, int agreed, boolean strict) {
    Force force() {
        return Objects.requireNonNull(reading.force());
    }

    List<Finding> violations() {
        return found().stream().filter(Finding::violation).toList();
    }

    List<Finding> notes() {
        return found().stream().filter(finding -> !finding.violation()).toList();
    }

    private List<Finding> found() {
        return ForceCheck.check(force(), options, agreed);
    }

    List<Problem> errors() {
        return reading.problems().stream().filter(Problem::error).toList();
    }

    List<Problem> doubts() {
        return reading.problems().stream().filter(problem -> !problem.error()).toList();
    }

    boolean unenforced() {
        return force().units().stream().anyMatch(unit -> !unit.unenforced().isEmpty());
    }

    boolean legal() {
        return errors().isEmpty() && violations().isEmpty() && !(strict && unenforced());
    }
}
