package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Unit;

/** Places worth trying for a unit on a ground. */
final class PlacementProposals {
    private static final int ALONG = inches(4);
    private static final int SCATTERED = inches(6);
    private static final int FINE = inches(1) / 2;

    private final PlacementArea ground;
    private final Bounds bounds;

    PlacementProposals(PlacementArea ground) {
        this.ground = ground;
        bounds = ground.bounds();
    }

    /** Legal places that differ in what they are good for. */
    List<Pose> telling(Unit unit) {
        var fronts = new ArrayList<Pose>();
        if (ground.kind() == PlacementArea.Kind.ANYWHERE) scattered(unit, fronts);
        else inLines(unit, fronts);
        for (var marker : ground.battle().markers())
            fronts.add(centred(unit, marker.at(), facingFrom(marker.at())));
        fronts.removeIf(front -> !ground.takes(unit, front));
        return fronts;
    }

    /** As far forward as possible and as far back, from one end of the ground to the other. */
    private void inLines(Unit unit, List<Pose> fronts) {
        int depth = unit.footDepth();
        boolean north = ground.ahead() == Angle.NORTH;
        int foremost = north ? bounds.maxY() : bounds.minY();
        int hindmost = north ? bounds.minY() + depth : bounds.maxY() - depth;
        int half = (unit.footWidth() + 1) / 2;
        for (int x = bounds.minX() + half; x <= bounds.maxX() - half; x += ALONG) {
            fronts.add(new Pose(x, foremost, ground.ahead()));
            fronts.add(new Pose(x, hindmost, ground.ahead()));
        }
    }

    private void scattered(Unit unit, List<Pose> fronts) {
        for (int x = SCATTERED / 2; x < bounds.maxX(); x += SCATTERED)
            for (int y = SCATTERED / 2; y < bounds.maxY(); y += SCATTERED) {
                var at = new Point(x, y);
                fronts.add(centred(unit, at, facingFrom(at)));
            }
    }

    /** Towards the nearest enemy, or simply ahead. */
    private int facingFrom(Point at) {
        if (ground.kind() != PlacementArea.Kind.ANYWHERE) return ground.ahead();
        int facing = ground.ahead();
        long nearest = Long.MAX_VALUE;
        for (var unit : ground.others()) {
            if (unit.side() == ground.side()) continue;
            var centre = Footprint.centre(unit);
            long dx = (long) centre.x() - at.x();
            long dy = (long) centre.y() - at.y();
            if (dx * dx + dy * dy >= nearest) continue;
            nearest = dx * dx + dy * dy;
            facing = Angle.towards((int) dx, (int) dy);
        }
        return facing;
    }

    private static Pose centred(Unit unit, Point centre, int facing) {
        return new Pose(centre.x(), centre.y(), facing).forward((unit.footDepth() + 1) / 2);
    }

    /** Somewhere on the ground, mostly facing ahead; legal or not. */
    Pose random(Unit unit, RandomSource lot) {
        boolean straight = lot.below(4) != 0;
        int facing = straight ? ground.ahead() : lot.below(Angle.FULL);
        int across = unit.footWidth() + 1;
        int along = unit.footDepth() + 1;
        int x = within(bounds.minX(), bounds.maxX(), straight ? across : least(unit), lot);
        int y = within(bounds.minY(), bounds.maxY(), straight ? along : least(unit), lot);
        return centred(unit, new Point(x, y), facing);
    }

    private static int least(Unit unit) {
        return Math.min(unit.footWidth(), unit.footDepth());
    }

    /** The middle of something so long that fits between two limits. */
    private static int within(int from, int to, int length, RandomSource lot) {
        int room = to - from - length;
        return from + length / 2 + (room > 0 ? lot.below(room) : 0);
    }

    /** The first legal place of a fine grid, straight or turned by a quarter; or null. */
    @Nullable Pose first(Unit unit) {
        var straight = first(unit, ground.ahead(), unit.footWidth(), unit.footDepth());
        if (straight != null) return straight;
        int turned = ground.ahead() + Angle.QUARTER;
        return first(unit, turned, unit.footDepth(), unit.footWidth());
    }

    private @Nullable Pose first(Unit unit, int facing, int sizeX, int sizeY) {
        int eastmost = bounds.maxX() - (sizeX + 1) / 2;
        int northmost = bounds.maxY() - (sizeY + 1) / 2;
        for (int y = bounds.minY() + (sizeY + 1) / 2; y <= northmost; y += FINE)
            for (int x = bounds.minX() + (sizeX + 1) / 2; x <= eastmost; x += FINE) {
                var front = centred(unit, new Point(x, y), facing);
                if (ground.takes(unit, front)) return front;
            }
        return null;
    }
}
