package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * A regiment takes possession of a garrison: its models leave the table (FB-GARRISON-08).
 *
 * <p>Its activation ends at once, which whoever plays the activation sees from its status.
 */
public record Occupy(String regiment, String garrison) {
    public void play(Battle battle, Referee<Battle> referee) {
        var inside = battle.regiment(regiment);
        inside.lift();
        inside.setStatus(Status.IN_GARRISON);
        inside.setGarrison(garrison);
        var rules = Rules.of("FB-GARRISON-06", "FB-GARRISON-08");
        referee.record(new MoveEvents.GarrisonOccupied(regiment, garrison, rules));
    }
}
