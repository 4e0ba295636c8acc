package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.List;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Unit;

/**
 * Where a unit wants to be.
 *
 * @param front the wanted place of the front's centre, with the facing if that is wanted too
 * @param facing whether the facing matters
 * @param wayPoints what the front's centre has to pass
 */
record WantedPlace(Unit unit, Pose front, boolean facing, List<Point> wayPoints) {
    /** Places so near are the same: rounding may move a front by as much. */
    private static final double REACHED = 5;

    private static final double PASSED = INCH / 2.0;

    static WantedPlace pose(Unit unit, Pose front, List<Point> wayPoints) {
        return new WantedPlace(unit, front, true, List.copyOf(wayPoints));
    }

    static WantedPlace place(Unit unit, Point front, List<Point> wayPoints) {
        return new WantedPlace(
                unit, new Pose(front.x(), front.y(), 0), false, List.copyOf(wayPoints));
    }

    boolean reachedBy(Pose end, int astray) {
        boolean faces = !facing || end.facing() == front.facing();
        return faces && apart(end.x(), end.y(), front) <= REACHED + astray;
    }

    /** How far an end is from the wish: of the fronts' centres, or of the farthest corners. */
    double farFrom(Pose end) {
        if (!facing) return apart(end.x(), end.y(), front);
        double farthest = 0;
        for (int right = -1; right <= 1; right += 2)
            for (int back = 0; back <= 1; back++)
                farthest = Math.max(farthest, farFrom(end, right, back));
        return farthest;
    }

    private double farFrom(Pose end, int right, int back) {
        int across = right * unit.footWidth() / 2;
        int ahead = -back * unit.footDepth();
        var corner = end.toWorld(across, ahead);
        var wanted = front.toWorld(across, ahead);
        return length(corner.x() - wanted.x(), corner.y() - wanted.y());
    }

    /** Whether the front's centre passes every way-point. */
    boolean passedBy(ManoeuvrePoses track) {
        for (var point : wayPoints)
            if (from(point, track.start(), track.stop()) > PASSED
                    && from(point, track.turned(), track.end()) > PASSED) return false;
        return true;
    }

    /** The turn from a facing to the one that is wanted. */
    int turnFrom(int start) {
        return Angle.difference(start, front.facing());
    }

    private static double from(Point point, Pose a, Pose b) {
        double ex = b.x() - a.x();
        double ey = b.y() - a.y();
        double squared = ex * ex + ey * ey;
        double t =
                squared == 0 ? 0 : ((point.x() - a.x()) * ex + (point.y() - a.y()) * ey) / squared;
        double along = Math.clamp(t, 0, 1);
        return length(a.x() + along * ex - point.x(), a.y() + along * ey - point.y());
    }

    private static double apart(int x, int y, Pose other) {
        return length(x - other.x(), y - other.y());
    }

    private static double length(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }
}
