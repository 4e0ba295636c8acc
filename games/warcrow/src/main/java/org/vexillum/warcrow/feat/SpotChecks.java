package org.vexillum.warcrow.feat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** Points of the table, and how far they are from a zone. */
final class SpotChecks {
    private SpotChecks() {}

    static int side(Battle battle) {
        return battle.options().tableStrides() * Spot.STRIDE;
    }

    static boolean onTable(Battle battle, Spot at, int radius) {
        int most = side(battle) - radius;
        return at.x() >= radius && at.y() >= radius && at.x() <= most && at.y() <= most;
    }

    /** How far a point is from the company's own deployment zone; 0 or less inside it. */
    static int fromZone(Battle battle, Side company, Spot at) {
        int depth = battle.setting().scenario().zoneDepth() * Spot.STRIDE;
        return battle.zone(company) == DeploymentZone.A
                ? at.y() - depth
                : side(battle) - depth - at.y();
    }

    /** Whether it lies on an objective marker that is Impassable (WC-OBJ-03). */
    static boolean onMarker(Battle battle, Spot at) {
        var scenario = battle.setting().scenario();
        if (scenario.carried() || scenario.quadrants()) return false;
        for (var one : battle.objectives())
            if (one.centre().within(at, Objective.DIAMETER / 2)) return true;
        return false;
    }

    /** Points all over the table, five strides apart. */
    static List<Spot> grid(Battle battle) {
        var grid = new ArrayList<Spot>();
        for (int x = 5; x < battle.options().tableStrides(); x += 5)
            for (int y = 5; y < battle.options().tableStrides(); y += 5) grid.add(Spot.at(x, y));
        return grid;
    }
}
