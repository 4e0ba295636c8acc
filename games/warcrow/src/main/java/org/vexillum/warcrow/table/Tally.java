package org.vexillum.warcrow.table;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.scenario.Line;

/**
 * What both companies scored at one moment.
 *
 * @param round at whose end it was; 0 for the feat at the end of the game
 */
public record Tally(int round, List<Line> a, List<Line> b) {
    public Tally {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }

    public List<Line> of(Side side) {
        return side == Side.A ? a : b;
    }
}
