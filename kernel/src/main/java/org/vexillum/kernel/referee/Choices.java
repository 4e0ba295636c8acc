package org.vexillum.kernel.referee;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;

/**
 * The answers a question accepts on a certain table.
 *
 * <p>Listing and refusing are one piece of code: what is listed is accepted.
 */
public interface Choices<A> {
    /** Why this answer is not legal, or null if it is. */
    @Nullable Refusal refusal(A answer);

    /** Every legal answer, or a telling selection where there are too many to list. */
    List<A> list();

    /** Whether {@link #list()} has every legal answer. */
    boolean complete();

    /** Any legal answer. */
    A any(RandomSource lot);

    /** The one answer there is, if all the others would lead to the same table. */
    default @Nullable A only() {
        if (!complete()) return null;
        var all = list();
        return all.size() == 1 ? all.getFirst() : null;
    }
}
