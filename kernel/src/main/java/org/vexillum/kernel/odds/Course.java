package org.vexillum.kernel.odds;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/**
 * A piece of the rules that can be set aside between two of its steps, and gone on with later.
 *
 * <p>Two are equal if they go on in the same way from equal tables; odds rely on it.
 *
 * @param <T> the table of the game
 */
public interface Course<T, C extends Course<T, C>> {
    /** Roughly how much is still to be done; nothing if it is over. */
    int left();

    default boolean over() {
        return left() == 0;
    }

    void next(T table, Referee<T> referee);

    C copy();

    /**
     * The next step, if it depends on this part of the course and the table alone; otherwise null.
     *
     * <p>Odds play it once for all courses that share it.
     */
    default @Nullable Part<T> part() {
        return null;
    }

    /** Goes on with what came of that part. */
    default void join(Object result) {
        throw new IllegalStateException("no part was played");
    }

    /** To the end. */
    default void play(T table, Referee<T> referee) {
        while (!over()) next(table, referee);
    }
}
