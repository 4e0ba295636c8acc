package org.vexillum.lab;

import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * How one simulated game ended; 0 is the first force, 1 the second, whatever side they played.
 *
 * @param winner 0, 1, or null for a draw
 * @param opener who opened the first round
 * @param rounds that were begun
 * @param reached what each force got of the goal of the game
 */
public record GameOutcome(
        int game,
        @Nullable Integer winner,
        int opener,
        int rounds,
        int steps,
        int answers,
        int[] reached,
        List<UnitTally> units) {}
