package org.vexillum.gamekit;

import java.util.ArrayList;
import java.util.List;

/** Collects problems, so that a reader of a file can name all of them at once. */
public final class Problems {
    private final List<Problem> found = new ArrayList<>();

    public void error(FilePlace place, String key, Object... facts) {
        found.add(new Problem(Problem.Severity.ERROR, key, List.of(facts), place));
    }

    public void note(FilePlace place, String key, Object... facts) {
        found.add(new Problem(Problem.Severity.NOTE, key, List.of(facts), place));
    }

    public boolean anyError() {
        return found.stream().anyMatch(Problem::error);
    }

    /** All of them, in the order in which they were come upon. */
    public List<Problem> all() {
        return List.copyOf(found);
    }
}
