package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Course;
import org.vexillum.kernel.referee.Referee;

/** The morale tests of an action, one after another. */
public final class Testing implements Course<Testing> {
    private final Aftermath after;
    private final List<MoraleTest> due;
    private int done;

    Testing(Aftermath after, List<MoraleTest> due) {
        this.after = after;
        this.due = List.copyOf(due);
    }

    @Override
    public Testing copy() {
        var copy = new Testing(after, due);
        copy.done = done;
        return copy;
    }

    /** Of the aftermath only the tests matter, and who is engaged. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Testing testing
                && testsLeft().equals(testing.testsLeft())
                && after.engagedAlike(testing.after);
    }

    @Override
    public int hashCode() {
        return testsLeft().hashCode();
    }

    private List<MoraleTest> testsLeft() {
        return due.subList(done, due.size());
    }

    @Override
    public int left() {
        return due.size() - done;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        after.now(battle, due.get(done++)).play(battle, referee);
    }
}
