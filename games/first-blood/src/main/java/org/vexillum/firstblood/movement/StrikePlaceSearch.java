package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.movement.EnemyBodies.Foe;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;

/** Looks for a place from which one model can strike, or as near to the enemy as it gets. */
final class StrikePlaceSearch {
    /** Bases set side by side by the engine are so far apart; a rank behind is then in reach. */
    private static final int AIR = 20;

    private static final int ROUND = 24;
    private static final int NEAREST = 4;
    private static final int STEPS = 12;

    /** Straight ahead, a little to either side, and farther. */
    private static final int[] TURNS = {0, 1, ROUND - 1, 3, ROUND - 3};

    private static final int RINGS = 3;

    private static final CompassDirections ROSE = new CompassDirections(ROUND);
    private static final CompassDirections FINE = new CompassDirections(3 * ROUND);

    private final MoveRules errand;
    private final EnemyBodies foes;
    private final ModelPlaces after;
    private final int model;
    private final int reach;
    private final Disc start;
    private final int most;
    private final SearchBudget patience;

    StrikePlaceSearch(
            MoveRules errand,
            EnemyBodies foes,
            ModelPlaces after,
            int model,
            int reach,
            SearchBudget patience) {
        this.errand = errand;
        this.foes = foes;
        this.after = after;
        this.model = model;
        this.reach = reach;
        this.patience = patience;
        start = errand.regiment.base(model);
        most = errand.most(model);
    }

    /** The end of its way to an enemy in its reach, or null. */
    @Nullable ModelMove strike() {
        if (patience.everywhere()) return strikeFromAnywhere();
        var near = foes.nearest(start, NEAREST);
        var found = strike(near, AIR, ROSE);
        return found != null ? found : strike(near, reach, ROSE);
    }

    /** As far off as may be first: there it gets soonest. */
    private @Nullable ModelMove strikeFromAnywhere() {
        var near = foes.nearest(start, foes.all().size());
        for (int ring = RINGS; ring >= 0; ring--) {
            var found = strike(near, Math.max(AIR, reach * ring / RINGS), FINE);
            if (found != null) return found;
        }
        return null;
    }

    private @Nullable ModelMove strike(List<Foe> near, int back, CompassDirections rose) {
        for (var foe : near) {
            if (tooFar(foe, back)) continue;
            var found =
                    switch (foe.body()) {
                        case Disc disc -> round(disc, foe.floor(), back, rose);
                        case ConvexPolygon polygon -> along(polygon, back);
                    };
            if (found != null) return found;
        }
        return null;
    }

    private boolean tooFar(Foe foe, int back) {
        double gap = ShapeDistance.between(foe.body(), start);
        return gap - back > most;
    }

    /** Straight ahead first, then farther and farther to both sides. */
    private @Nullable ModelMove round(Disc foe, int floor, int back, CompassDirections rose) {
        double far = foe.radius() + start.radius() + back;
        double dx = start.x() - foe.x();
        double dy = start.y() - foe.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance == 0) return null;
        for (int i = 0; i < rose.size(); i++) {
            int turn = i % 2 == 0 ? i / 2 : rose.size() - (i + 1) / 2;
            double x = (dx * rose.east(turn) - dy * rose.north(turn)) / distance;
            double y = (dx * rose.north(turn) + dy * rose.east(turn)) / distance;
            var go = fit(inward(foe.x(), x * far), inward(foe.y(), y * far), floor);
            if (go != null) return go;
        }
        return null;
    }

    /** Rounded towards the enemy, so that it stays in reach. */
    private static int inward(int centre, double offset) {
        return centre + (int) offset;
    }

    /** Along the wall of a garrison, the nearest point first. */
    private @Nullable ModelMove along(ConvexPolygon wall, int back) {
        int within = Math.min(back, Engagement.USUAL);
        for (int i = 0; i < wall.size(); i++) {
            int next = (i + 1) % wall.size();
            double ex = wall.x(next) - wall.x(i);
            double ey = wall.y(next) - wall.y(i);
            double length = Math.sqrt(ex * ex + ey * ey);
            double out = start.radius() + within - 2.0;
            for (double s = start.radius(); s < length; s += 2.0 * start.radius() + AIR) {
                int x = (int) Math.round(wall.x(i) + ex * s / length + ey * out / length);
                int y = (int) Math.round(wall.y(i) + ey * s / length - ex * out / length);
                var go = fit(x, y, 0);
                if (go != null) return go;
            }
        }
        return null;
    }

    private @Nullable ModelMove fit(int x, int y, int floor) {
        if (!fits(x, y, floor)) return null;
        var base = new Disc(x, y, start.radius());
        return foes.inReach(base, floor, reach) ? ModelMove.to(model, base.centre(), floor) : null;
    }

    private boolean fits(int x, int y, int floor) {
        return fits(x, y, floor, patience);
    }

    private boolean fits(int x, int y, int floor, SearchBudget searches) {
        long dx = (long) x - start.x();
        long dy = (long) y - start.y();
        if (dx * dx + dy * dy > (long) most * most) return false;
        int radius = start.radius();
        if (after.overlapped(model, radius, x, y, floor) != Regiment.NOBODY) return false;
        if (!errand.around.stand(radius, floor).free(x, y)) return false;
        var base = new Disc(x, y, radius);
        if (!errand.cohesion.holds(after, model, base, floor)) return false;
        if (!errand.suits(model, base, floor)) return false;
        boolean flat = floor == 0 && errand.regiment.floor(model) == 0;
        boolean straight =
                flat && errand.around.way(radius, 0).clear(start.centre(), base.centre());
        if (!straight && !searches.lasts()) return false;
        return errand.route(ModelMove.to(model, base.centre(), floor)) != null;
    }

    /** The place nearest to an enemy that it can reach, or null if it gets no nearer. */
    @Nullable ModelMove approach() {
        var near = foes.nearest(start, 1);
        if (near.isEmpty()) return null;
        var foe = near.getFirst();
        int floor = errand.regiment.floor(model);
        if (floor == 0) return approach(foe, 0, most, patience);
        int stairs = FloorChanges.HEIGHT * Math.abs(floor - foe.floor());
        var there =
                approach(foe, foe.floor(), most - stairs, new SearchBudget(SearchBudget.UPSTAIRS));
        var here = approach(foe, floor, most, new SearchBudget(SearchBudget.UPSTAIRS));
        if (there == null || here == null) return there == null ? here : there;
        return gap(here) < gap(there) ? here : there;
    }

    private int gap(ModelMove go) {
        return foes.gap(new Disc(go.end(), start.radius()));
    }

    private @Nullable ModelMove approach(Foe foe, int floor, int far, SearchBudget searches) {
        var goal = foe.body().centre();
        Point best = null;
        int least = foes.gap(start);
        for (int step = STEPS; step > 0 && best == null; step--)
            for (int turn : TURNS) {
                var end = towards(goal, far, step, turn);
                int gap = foes.gap(new Disc(end, start.radius()));
                if (gap >= least || !fits(end.x(), end.y(), floor, searches)) continue;
                least = gap;
                best = end;
            }
        return best == null ? null : ModelMove.to(model, best, floor);
    }

    private Point towards(Point goal, int most, int step, int turn) {
        double dx = goal.x() - start.x();
        double dy = goal.y() - start.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance == 0) return start.centre();
        double far = Math.clamp(most - 2, 0, distance) * step / STEPS / distance;
        return start.centre()
                .plus(
                        (int) ((dx * ROSE.east(turn) - dy * ROSE.north(turn)) * far),
                        (int) ((dx * ROSE.north(turn) + dy * ROSE.east(turn)) * far));
    }
}
