package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.path.PassableGround;
import org.vexillum.kernel.geometry.path.Path;
import org.vexillum.kernel.geometry.path.PathFinder;

/** Legal ways of the models of one regiment. */
final class RouteSearch {
    /** FB-TERRAIN-14. */
    private static final int OVER_OBSTACLE = Lengths.inches(2);

    private final Regiment regiment;
    private final Surroundings around;
    private final HoldingEnemies leashes;
    private final FloorChanges floors;

    RouteSearch(Battle battle, Regiment regiment, Surroundings around, HoldingEnemies leashes) {
        this.regiment = regiment;
        this.around = around;
        this.leashes = leashes;
        floors = new FloorChanges(battle, regiment);
    }

    FloorChanges floors() {
        return floors;
    }

    /** A legal way that uses up at most so much, or null. */
    @Nullable ModelRoute find(ModelMove go, int most) {
        int model = go.model();
        var from = regiment.base(model);
        var to = new Disc(go.end(), from.radius());
        int fromFloor = regiment.floor(model);
        if (floors.misfit(model, to, go.floor()) != null) return null;
        if (floors.grounded(model, fromFloor, go.floor()) != null) return null;
        if (!around.stand(from.radius(), go.floor()).free(go.end())) return null;
        int climb = FloorChanges.HEIGHT * floors.climbed(from, fromFloor, to, go.floor());
        int level = floors.level(from, fromFloor, to, go.floor());
        var path = path(go, from, level, most - climb);
        if (path == null) return null;
        int cost = path.length() + climb + toll(path, from.radius(), level);
        return cost > most ? null : new ModelRoute(model, path, fromFloor, go.floor(), cost);
    }

    private @Nullable Path path(ModelMove go, Disc from, int level, int most) {
        if (most < 0) return null;
        var ground = ground(go.model(), from, level);
        if (go.way().size() > 1) return given(go, from, level, ground);
        var path = shortest(ground, from, go.end(), most);
        if (path == null || toll(path, from.radius(), level) == 0)
            return carried(path, from, level);
        return cheaper(path, round(go.model(), from, go.end(), most), from.radius(), level);
    }

    /** On foot the way round an obstacle may cost less than the way across (FB-TERRAIN-14). */
    private Path cheaper(Path across, @Nullable Path round, int radius, int level) {
        if (round == null) return across;
        return round.length() <= across.length() + toll(across, radius, level) ? round : across;
    }

    private @Nullable Path round(int model, Disc from, Point to, int most) {
        var ground = around.wayOut(from, 0);
        leashes.tie(ground, model);
        for (var piece : around.obstacles()) ground.block(piece.area());
        return PathFinder.find(ground, from.centre(), to, most);
    }

    private @Nullable Path shortest(PassableGround ground, Disc from, Point to, int most) {
        return PathFinder.find(ground, from.centre(), to, most);
    }

    private PassableGround ground(int model, Disc from, int level) {
        if (leashes.ties(model)) {
            var tied = around.wayOut(from, level);
            leashes.tie(tied, model);
            return tied;
        }
        var ground = around.way(from.radius(), level);
        return ground.free(from.x(), from.y()) ? ground : around.wayOut(from, level);
    }

    private @Nullable Path given(ModelMove go, Disc from, int level, PassableGround ground) {
        var points = new ArrayList<Point>();
        points.add(from.centre());
        for (var point : go.way()) {
            if (!ground.clear(points.getLast(), point)) return null;
            points.add(point);
        }
        return carried(new Path(points), from, level);
    }

    /** Upstairs the floor must lie below the base all the way (FB-RUIN-10). */
    private @Nullable Path carried(@Nullable Path path, Disc from, int level) {
        if (path == null || level == 0) return path;
        for (var point : path.points())
            if (!floors.carried(new Disc(point, from.radius()), level)) return null;
        return path;
    }

    /** What crossing obstacles costs on a way that was found (FB-TERRAIN-14). */
    int toll(ModelRoute route) {
        var from = regiment.base(route.model());
        var to = new Disc(route.path().points().getLast(), from.radius());
        int level = floors.level(from, route.fromFloor(), to, route.toFloor());
        return toll(route.path(), from.radius(), level);
    }

    /** What crossing obstacles costs on this way. */
    private int toll(Path path, int radius, int level) {
        if (!around.gait().paysForObstacles() || level > 0) return 0;
        int toll = 0;
        for (var piece : around.obstacles())
            if (crosses(path, radius, piece)) toll += OVER_OBSTACLE;
        return toll;
    }

    static boolean crosses(Path path, int radius, Terrain piece) {
        List<Point> points = path.points();
        for (Shape part : piece.area().parts())
            for (int i = 1; i < points.size(); i++)
                if (Capsule.closerThan(points.get(i - 1), points.get(i), part, radius)) return true;
        return false;
    }
}
