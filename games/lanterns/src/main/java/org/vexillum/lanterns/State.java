package org.vexillum.lanterns;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.stored.Stored;

/**
 * All that changes in a battle: what a table is stored as, and hashed by.
 *
 * @param next the side that acts or deploys next
 * @param a the points of side A
 * @param winner of a battle that is over, or null
 * @param lantern where it was put down last
 * @param bearer who has it, or empty
 */
@Stored("State(stage, round, next, a, b, winner, lantern, bearer, fighters)")
public record State(
        Stage stage,
        int round,
        Side next,
        int a,
        int b,
        @Nullable Side winner,
        Point lantern,
        String bearer,
        List<Fighter> fighters) {
    /** What comes next. */
    @Stored("State.Stage(ROLL_OFF, DEPLOYMENT, ROUND_START, TURNS, ROUND_END, OVER)")
    public enum Stage {
        ROLL_OFF,
        DEPLOYMENT,
        ROUND_START,
        TURNS,
        ROUND_END,
        OVER
    }
}
