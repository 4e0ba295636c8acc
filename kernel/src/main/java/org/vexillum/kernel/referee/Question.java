package org.vexillum.kernel.referee;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/**
 * A choice that the rules leave to a player.
 *
 * <p>A question holds ids and values, never objects of a table; what it accepts it works out from
 * the table when somebody looks.
 *
 * @param <T> the table of the game
 * @param <A> the answers: records, enums and values, compared by content
 */
public interface Question<T, A> {
    Choices<A> choices(T table);

    Class<A> answerType();

    Rules rules();

    /** Those of them that hold at this table. */
    default Rules rules(T table) {
        return rules();
    }

    /** The answer that declines a reaction merely offered, or null if there is none. */
    default @Nullable A pass() {
        return null;
    }

    /**
     * The answers that a player may give once for all.
     *
     * <p>None, unless a reaction or an extra is merely offered: what a unit does, whom it strikes
     * and where it goes is chosen each time.
     */
    default List<A> standing() {
        return List.of();
    }

    /** Whether answering it silently would tell the other side something. */
    default boolean secret() {
        return false;
    }
}
