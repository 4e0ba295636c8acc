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

    /** A regiment was set down in its deployment zone. */
    public record RegimentDeployed(String regiment, List<Go> models, Rules rules)
            implements Event {}

    /** A regiment found no room in its deployment zone and is lost. */
    public record NoRoomToDeploy(String regiment, Rules rules) implements Event {}

    /** Reinforcements marched on; models without a trek wait outside. */
    public record RegimentEntered(
            String regiment, int nth, List<Trek> models, Figure allowed, Rules rules)
            implements Event {}

    /** A regiment that did not get on goes back to reinforcements. */
    public record EntryFailed(String regiment, Rules rules) implements Event {}
}
