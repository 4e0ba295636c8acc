package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.geometry.path.Path;

/** Why a model has no legal way. */
final class NoWayReason {
    /** Farther than any way on a table. */
    private static final int FAR = Point.LIMIT / 2;

    private final Battle battle;
    private final Regiment regiment;
    private final Surroundings around;
    private final RouteSearch routes;
    private final Rules tooFar;

    /**
     * @param tooFar the rules that limit the length of this move
     */
    NoWayReason(
            Battle battle,
            Regiment regiment,
            Surroundings around,
            RouteSearch routes,
            Rules tooFar) {
        this.battle = battle;
        this.regiment = regiment;
        this.around = around;
        this.routes = routes;
        this.tooFar = tooFar;
    }

    Refusal of(ModelMove go, int most) {
        var end = end(go);
        if (end != null) return end;
        var longer = routes.find(go, FAR);
        return longer == null ? onTheWay(go) : tooFar(go, longer, most);
    }

    /** What forces a detour is named beside the length. */
    private Refusal tooFar(ModelMove go, ModelRoute longer, int most) {
        var rules = tooFar;
        if (longer.fromFloor() != longer.toFloor()) rules = rules.and("FB-RUIN-09");
        boolean detour = go.way().size() == 1 && longer.path().points().size() > 2;
        if (detour) rules = rules.and(onTheWay(go).rules());
        int toll = routes.toll(longer);
        if (toll > 0) return overObstacles(longer, toll, most, rules.and("FB-TERRAIN-14"));
        return new Refusal(
                "too-far",
                List.of(regiment.id(), go.model(), Lengths.show(longer.cost()), Lengths.show(most)),
                rules);
    }

    /** The way itself, what obstacles cost on top, and the sum. */
    private Refusal overObstacles(ModelRoute longer, int toll, int most, Rules rules) {
        return new Refusal(
                "too-far-over",
                List.of(
                        regiment.id(),
                        longer.model(),
                        Lengths.show(longer.cost() - toll),
                        Lengths.show(toll),
                        Lengths.show(longer.cost()),
                        Lengths.show(most)),
                rules);
    }

    private @Nullable Refusal end(ModelMove go) {
        int model = go.model();
        var base = new Disc(go.end(), regiment.card(model).radius());
        if (!battle.setting().bounds().contains(base))
            return Refusal.because("FB-MARCH-02", "off-the-table", regiment.id(), model);
        var misfit = routes.floors().misfit(model, base, go.floor());
        if (misfit != null) return misfit;
        var grounded = routes.floors().grounded(model, regiment.floor(model), go.floor());
        return grounded != null ? grounded : standing(model, base, go.floor());
    }

    /** Why a base may not stand there, or null. */
    @Nullable Refusal standing(int model, Disc base, int floor) {
        for (var neighbour : around.neighbours())
            if (neighbour.floor() == floor && Within.overlaps(base, neighbour.base()))
                return overlaps(model, neighbour);
        if (floor > 0) return null;
        for (var piece : around.solid())
            if (Within.overlaps(base, piece.area()))
                return new Refusal(
                        "stands-on-terrain",
                        List.of(regiment.id(), model, piece.name()),
                        around.gait()
                                .end(
                                        piece.garrison() == null
                                                ? "FB-TERRAIN-22"
                                                : "FB-GARRISON-03"));
        for (var piece : around.obstacles())
            if (Within.overlaps(base, piece.area()))
                return Refusal.because(
                        "FB-TERRAIN-15", "stands-on-terrain", regiment.id(), model, piece.name());
        return null;
    }

    private Refusal overlaps(int model, NearbyModel neighbour) {
        return new Refusal(
                "bases-overlap",
                List.of(regiment.id(), model, neighbour.regiment().id(), neighbour.model()),
                around.gait().end("FB-MARCH-07"));
    }

    /** The first thing met on the legs as given, or straight ahead. */
    private Refusal onTheWay(ModelMove go) {
        var points = new ArrayList<Point>();
        points.add(regiment.base(go.model()).centre());
        points.addAll(go.way());
        var path = new Path(points);
        for (var neighbour : around.neighbours()) {
            var refusal = met(go.model(), path, neighbour);
            if (refusal != null) return refusal;
        }
        for (var piece : around.solid())
            if (RouteSearch.crosses(path, regiment.card(go.model()).radius(), piece))
                return Refusal.because(
                        piece.garrison() == null ? "FB-TERRAIN-22" : "FB-GARRISON-03",
                        "terrain-in-the-way",
                        regiment.id(),
                        go.model(),
                        piece.name());
        return Refusal.because("FB-MANEUVER-06", "leaves-enemy-range", regiment.id(), go.model());
    }

    private @Nullable Refusal met(int model, Path path, NearbyModel neighbour) {
        int radius = regiment.card(model).radius();
        if (near(path, neighbour, radius, true))
            return Refusal.because(
                    "FB-MARCH-06",
                    "base-in-the-way",
                    regiment.id(),
                    model,
                    neighbour.regiment().id(),
                    neighbour.model());
        if (!around.gait().shunsRanges() || !neighbour.enemy()) return null;
        if (!near(path, neighbour, radius + neighbour.reach(battle), false)) return null;
        if (endsInRange(model, path, neighbour))
            return Refusal.because(
                    "FB-MARCH-08",
                    "ends-in-combat",
                    regiment.id(),
                    model,
                    neighbour.regiment().id());
        return Refusal.because(
                "FB-MARCH-09",
                "crosses-engagement-range",
                regiment.id(),
                model,
                neighbour.regiment().id(),
                neighbour.model());
    }

    private boolean endsInRange(int model, Path path, NearbyModel neighbour) {
        var end = new Disc(path.points().getLast(), regiment.card(model).radius());
        return Within.within(end, neighbour.base(), neighbour.reach(battle));
    }

    private static boolean near(Path path, NearbyModel neighbour, int distance, boolean closer) {
        List<Point> points = path.points();
        for (int i = 1; i < points.size(); i++) {
            var from = points.get(i - 1);
            var to = points.get(i);
            if (closer
                    ? Capsule.closerThan(from, to, neighbour.base(), distance)
                    : Capsule.within(from, to, neighbour.base(), distance)) return true;
        }
        return false;
    }
}
