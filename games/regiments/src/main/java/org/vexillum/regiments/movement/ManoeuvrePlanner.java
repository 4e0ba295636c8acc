package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Finds the manoeuvre that brings a unit where its owner wants it. */
public final class ManoeuvrePlanner {
    private ManoeuvrePlanner() {}

    /**
     * A plan to a place and a facing.
     *
     * @param wayPoints places the centre of the front edge has to pass; mostly none
     */
    public static ManoeuvrePlan plan(
            Battle battle, Unit unit, Action action, Pose wantedFront, List<Point> wayPoints) {
        var wish = WantedPlace.pose(unit, wantedFront, wayPoints);
        return new ManoeuvreSearch(check(battle, unit, action), ways(action), wish).plan();
    }

    /** A plan to a place, whatever the facing there. */
    public static ManoeuvrePlan plan(
            Battle battle, Unit unit, Action action, Point wantedFront, List<Point> wayPoints) {
        var wish = WantedPlace.place(unit, wantedFront, wayPoints);
        return new ManoeuvreSearch(check(battle, unit, action), ways(action), wish).plan();
    }

    /** A plan to a place straight ahead after a pivot or before one, whatever the facing there. */
    public static ManoeuvrePlan ahead(Battle battle, Unit unit, Action action, Point wantedFront) {
        var wish = WantedPlace.place(unit, wantedFront, List.of());
        return new ManoeuvreSearch(check(battle, unit, action), List.of(Way.FORWARD), wish).plan();
    }

    private static List<Way> ways(Action action) {
        return action == Action.ADVANCE ? List.of(Way.values()) : List.of(Way.FORWARD);
    }

    private static MoveCheck check(Battle battle, Unit unit, Action action) {
        return action == Action.HOLD
                ? MoveCheck.pivoting(battle, unit, Angle.HALF)
                : MoveCheck.moving(battle, unit, action);
    }
}
