package org.vexillum.lanterns.table;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/**
 * All that changes in a battle: what a table is stored as, and hashed by.
 *
 * @param next the side that acts or deploys next
 * @param a the points of side A
 * @param winner of a battle that is over, or null
 */
@Stored(
        as = "State",
        with = {"stage", "round", "next", "a", "b", "winner", "lantern", "fighters"})
public record State(
        Stage stage,
        int round,
        Side next,
        int a,
        int b,
        @Nullable Side winner,
        Lantern lantern,
        List<Fighter> fighters) {
    public State {
        fighters = List.copyOf(fighters);
    }
}
