package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Setting;

/**
 * Where on a table the sides set up.
 *
 * @param depth of each deployment zone, from its long edge
 */
public record DeploymentZones(Bounds table, int depth) {
    /** AOFR-DEPLOY-02. */
    static final int DEEPEST = inches(12);

    /** How far beyond their zone Scouts may stand (AOFR-SR-SCOUT-2). */
    static final int SCOUTING = inches(12);

    /** The zones shrink where 24 inches would not stay between them (AOFR-FIELD-03). */
    public static DeploymentZones of(Setting setting) {
        int room = (setting.depth() - TableCheck.BETWEEN_ZONES) / 2;
        var table = Bounds.ofSize(setting.width(), setting.depth());
        return new DeploymentZones(table, Math.min(DEEPEST, room));
    }

    /** The deployment zone of a side. */
    public Bounds deployment(Battle battle, Side side) {
        return strip(battle.southern() == side, depth);
    }

    /** Where a side's Scouts may stand. */
    public Bounds scouting(Battle battle, Side side) {
        return strip(battle.southern() == side, Math.min(depth + SCOUTING, table.maxY()));
    }

    private Bounds strip(boolean south, int deep) {
        int edge = table.maxY();
        return south
                ? new Bounds(0, 0, table.maxX(), deep)
                : new Bounds(0, edge - deep, table.maxX(), edge);
    }

    /** Whether a point lies in either zone; the line belongs to the zone (AOFR-MISSION-03). */
    public boolean inEither(Point point) {
        return point.y() <= depth || point.y() >= table.maxY() - depth;
    }

    /** What lies between the zones, without their lines. */
    Bounds between() {
        return new Bounds(0, depth + 1, table.maxX(), table.maxY() - depth - 1);
    }
}
