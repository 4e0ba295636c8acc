package org.vexillum.firstblood.table;

import org.vexillum.kernel.referee.Referee;

/**
 * A piece of the rules that can be set aside between two of its steps, and gone on with later.
 *
 * <p>Two are equal if they go on in the same way from equal tables; odds rely on it.
 */
public interface Course<C extends Course<C>> {
    /** Roughly how much is still to be done; nothing if it is over. */
    int left();

    default boolean over() {
        return left() == 0;
    }

    void next(Battle battle, Referee<Battle> referee);

    C copy();

    /** To the end. */
    default void play(Battle battle, Referee<Battle> referee) {
        while (!over()) next(battle, referee);
    }
}
