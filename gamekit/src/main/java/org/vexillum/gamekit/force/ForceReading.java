package org.vexillum.gamekit.force;

import java.util.List;
import org.vexillum.gamekit.Problem;
import org.vexillum.kernel.Nullable;

/**
 * What came of reading a list.
 *
 * @param force as far as it was understood; null if nothing of it was
 * @param problems all that was wrong, not understood or assumed
 */
public record ForceReading<F>(@Nullable F force, List<Problem> problems) {
    public ForceReading {
        problems = List.copyOf(problems);
    }

    /** Whether the force is all that the file says. */
    public boolean complete() {
        return force != null && problems.stream().noneMatch(Problem::error);
    }
}
