package org.vexillum.firstblood.odds;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * A course with something to be kept meanwhile.
 *
 * @param kept compared by content
 */
record SequenceWithValue<C extends PausableSequence<C>, K>(C course, K kept)
        implements PausableSequence<SequenceWithValue<C, K>> {
    @Override
    public int left() {
        return course.left();
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        course.next(battle, referee);
    }

    @Override
    public @Nullable Part<Battle> part() {
        return course.part();
    }

    @Override
    public void join(Object result) {
        course.join(result);
    }

    @Override
    public SequenceWithValue<C, K> copy() {
        return new SequenceWithValue<>(course.copy(), kept);
    }
}
