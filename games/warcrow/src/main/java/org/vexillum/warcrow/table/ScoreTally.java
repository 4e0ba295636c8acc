package org.vexillum.warcrow.table;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.scenario.ScoreLine;

/**
 * What both companies scored at one moment.
 *
 * @param round at whose end it was; 0 for the feat at the end of the game
 */
public record ScoreTally(int round, List<ScoreLine> a, List<ScoreLine> b) {
    public ScoreTally {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }

    public List<ScoreLine> of(Side side) {
        return side == Side.A ? a : b;
    }
}
