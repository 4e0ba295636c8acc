package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.movement.EnemyBodies.Foe;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.path.Path;

/**
 * The shortest ways by which models of a regiment come into base contact with an enemy.
 *
 * <p>Straight if nothing is in between; else the shortest of those to a number of places round it.
 */
final class ContactPathSearch {
    private static final CompassDirections ROSE = new CompassDirections(24);

    /** Bases set flush keep so much clearance, lest they overlap by rounding. */
    private static final int CLEAR = 2;

    private final MoveRules errand;
    private final int farthest;
    private final Map<Key, Way> known = new HashMap<>();

    private record Key(int model, Foe foe) {}

    /**
     * @param path null if there is none
     * @param cost what it uses up of its movement
     */
    record Way(@Nullable Path path, int cost) {}

    /**
     * @param farthest how long a way is looked for
     */
    ContactPathSearch(MoveRules errand, int farthest) {
        this.errand = errand;
        this.farthest = farthest;
    }

    Way to(int model, Foe foe) {
        return known.computeIfAbsent(new Key(model, foe), _ -> find(model, foe));
    }

    private Way find(int model, Foe foe) {
        var start = errand.regiment.base(model);
        var straight = straight(start, foe);
        boolean flat = errand.regiment.floor(model) == 0 && foe.floor() == 0;
        var ground = errand.around.way(start.radius(), 0);
        if (flat && errand.around.obstacles().isEmpty() && ground.clear(start.centre(), straight)) {
            var path = new Path(List.of(start.centre(), straight));
            return new Way(path, path.length() + CLEAR);
        }
        Way best = new Way(null, Integer.MAX_VALUE);
        for (var end : ends(start, foe, straight)) {
            var route = errand.routes.find(ModelMove.to(model, end, foe.floor()), farthest);
            if (route != null && route.cost() < best.cost)
                best = new Way(route.path(), route.cost() + CLEAR);
        }
        return best;
    }

    /** Where it would stop if it went straight at its enemy. */
    private static Point straight(Disc start, Foe foe) {
        var goal = nearest(start, foe);
        double dx = goal.x() - start.x();
        double dy = goal.y() - start.y();
        double far = Math.max(0, ShapeDistance.between(foe.body(), start) - CLEAR);
        var step = MoveOffset.towards(dx, dy, far);
        return start.centre().plus(step.x(), step.y());
    }

    private static Point nearest(Disc start, Foe foe) {
        return switch (foe.body()) {
            case Disc disc -> disc.centre();
            case ConvexPolygon wall -> onWall(start, wall);
        };
    }

    private static Point onWall(Disc start, ConvexPolygon wall) {
        Point best = new Point(wall.x(0), wall.y(0));
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < wall.size(); i++) {
            int next = (i + 1) % wall.size();
            double ex = wall.x(next) - wall.x(i);
            double ey = wall.y(next) - wall.y(i);
            double along = (start.x() - wall.x(i)) * ex + (start.y() - wall.y(i)) * ey;
            double part = Math.clamp(along / (ex * ex + ey * ey), 0, 1);
            double x = wall.x(i) + ex * part;
            double y = wall.y(i) + ey * part;
            double dx = x - start.x();
            double dy = y - start.y();
            double away = dx * dx + dy * dy;
            if (away >= least) continue;
            least = away;
            best = new Point((int) Math.round(x), (int) Math.round(y));
        }
        return best;
    }

    private static List<Point> ends(Disc start, Foe foe, Point straight) {
        var ends = new ArrayList<Point>();
        ends.add(straight);
        if (foe.body() instanceof Disc disc) addRound(start, disc, ends);
        else if (foe.body() instanceof ConvexPolygon wall) addAlong(start, wall, ends);
        return ends;
    }

    private static void addRound(Disc start, Disc foe, List<Point> ends) {
        double far = foe.radius() + start.radius() + CLEAR;
        for (int i = 0; i < ROSE.size(); i++)
            ends.add(
                    foe.centre()
                            .plus(
                                    (int) Math.round(ROSE.east(i) * far),
                                    (int) Math.round(ROSE.north(i) * far)));
    }

    private static void addAlong(Disc start, ConvexPolygon wall, List<Point> ends) {
        double out = start.radius() + CLEAR;
        for (int i = 0; i < wall.size(); i++) {
            int next = (i + 1) % wall.size();
            double ex = wall.x(next) - wall.x(i);
            double ey = wall.y(next) - wall.y(i);
            double length = Math.sqrt(ex * ex + ey * ey);
            for (double s = 0; s <= length; s += 2.0 * start.radius())
                ends.add(
                        new Point(
                                (int) Math.round(wall.x(i) + ex * s / length + ey * out / length),
                                (int) Math.round(wall.y(i) + ey * s / length - ex * out / length)));
        }
    }
}
