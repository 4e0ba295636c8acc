package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;

/** What happens when regiments move. */
public final class MoveEvents {
    private MoveEvents() {}

    /**
     * What one model did.
     *
     * @param path from its start to its end
     * @param cost what it used up of its movement, in units of 0.01 mm
     */
    public record Trek(int model, List<Point> path, int floor, int cost) {
        public Trek {
            path = List.copyOf(path);
        }
    }

    /** A March. */
    public record RegimentMarched(
            String regiment, int nth, List<Trek> models, Figure allowed, Rules rules)
            implements Event {}

    /** A march with nowhere to go. */
    public record NowhereToMarch(String regiment, int nth, Rules rules) implements Event {}
}
