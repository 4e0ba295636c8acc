package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A place a unit may want to face or reach. */
record PointOfInterest(Point at) {
    /** The markers and the enemies. */
    static List<PointOfInterest> of(Battle battle, Unit unit) {
        var goals = new ArrayList<PointOfInterest>();
        for (var marker : battle.markers()) goals.add(new PointOfInterest(marker.at()));
        for (var other : battle.units())
            if (other.side() != unit.side() && other.onTable() && other.place() != null)
                goals.add(new PointOfInterest(Footprint.centre(other).place()));
        return goals;
    }

    /** The turn that makes a block with its middle here face the goal. */
    int turnFrom(Pose centre) {
        int direction = Angle.towards(at.x() - centre.x(), at.y() - centre.y());
        return Angle.difference(centre.facing(), direction);
    }

    int distanceFrom(Pose centre) {
        double dx = at.x() - centre.x();
        double dy = at.y() - centre.y();
        return (int) Math.sqrt(dx * dx + dy * dy);
    }
}
