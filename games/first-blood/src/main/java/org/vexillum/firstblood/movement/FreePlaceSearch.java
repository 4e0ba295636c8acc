package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/** Looks for room for one model near a place where it would like to be. */
final class FreePlaceSearch {
    private static final int ROUND = 12;
    private static final int RINGS = 2;
    private static final int STEPS = 4;
    private static final int SEARCHES = 2;

    /** Bases set side by side by the engine are so far apart. */
    private static final int AIR = 20;

    private static final CompassDirections ROSE = new CompassDirections(ROUND);

    private final MoveRules errand;
    private final ModelPlaces after;
    private final int model;
    private final Disc start;
    private final int most;
    private final Bounds table;

    /** Searches for ways round cost much more than looking whether the straight way is clear. */
    private int searches;

    private boolean blocked;

    FreePlaceSearch(MoveRules errand, ModelPlaces after, int model) {
        this.errand = errand;
        this.after = after;
        this.model = model;
        start = errand.regiment.base(model);
        most = errand.most(model);
        table = errand.battle.setting().bounds();
    }

    /** The wish itself, on the way there, round it, or near its leaders; null if it must stay. */
    @Nullable Point near(int wishX, int wishY) {
        if (fits(wishX, wishY)) return new Point(wishX, wishY);
        var found = anywhere(wishX, wishY);
        if (found != null || !blocked) return found;
        searches = SEARCHES;
        return fits(wishX, wishY) ? new Point(wishX, wishY) : anywhere(wishX, wishY);
    }

    private @Nullable Point anywhere(int wishX, int wishY) {
        var found = onTheWay(wishX, wishY);
        if (found == null) found = round(wishX, wishY);
        return found != null ? found : byTheLeaders();
    }

    private @Nullable Point onTheWay(int wishX, int wishY) {
        for (int step = STEPS - 1; step > 0; step--) {
            int x = start.x() + (wishX - start.x()) * step / STEPS;
            int y = start.y() + (wishY - start.y()) * step / STEPS;
            if (fits(x, y)) return new Point(x, y);
        }
        return null;
    }

    private @Nullable Point round(int x, int y) {
        int apart = 2 * start.radius() + AIR;
        for (int ring = 1; ring <= RINGS; ring++) {
            var found = ring(x, y, ring * apart);
            if (found != null) return found;
        }
        return null;
    }

    private @Nullable Point byTheLeaders() {
        for (int leader : errand.cohesion.leaders()) {
            var base = after.base(leader);
            if (base == null || leader == model) continue;
            int apart = base.radius() + start.radius() + AIR;
            for (int ring = 0; ring < RINGS; ring++) {
                var found = ring(base.x(), base.y(), apart + ring * (2 * start.radius() + AIR));
                if (found != null) return found;
            }
        }
        return null;
    }

    private @Nullable Point ring(int x, int y, int far) {
        for (int i = 0; i < ROUND; i++) {
            int toX = (int) (x + far * ROSE.east(i));
            int toY = (int) (y + far * ROSE.north(i));
            if (fits(toX, toY)) return new Point(toX, toY);
        }
        return null;
    }

    private boolean fits(int x, int y) {
        long dx = (long) x - start.x();
        long dy = (long) y - start.y();
        if (dx * dx + dy * dy > (long) most * most) return false;
        if (!onTable(x, y)) return false;
        if (after.overlapped(model, start.radius(), x, y, 0) != Regiment.NOBODY) return false;
        if (!errand.around.stand(start.radius(), 0).free(x, y)) return false;
        var base = new Disc(x, y, start.radius());
        if (!errand.cohesion.holds(after, model, base, 0) || !errand.suits(model, base, 0))
            return false;
        var ground = errand.around.way(start.radius(), 0);
        boolean straight = ground.clear(start.centre(), base.centre());
        blocked |= !straight;
        return (straight || searches-- > 0) && errand.reaches(after, model, base.centre(), 0);
    }

    private boolean onTable(int x, int y) {
        return x - start.radius() >= table.minX()
                && x + start.radius() <= table.maxX()
                && y - start.radius() >= table.minY()
                && y + start.radius() <= table.maxY();
    }
}
