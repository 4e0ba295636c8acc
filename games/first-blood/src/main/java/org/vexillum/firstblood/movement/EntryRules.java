package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.firstblood.movement.DeploymentZones.Stretch;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.ReinforcementEntry;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.path.Path;
import org.vexillum.kernel.geometry.path.PathFinder;

/**
 * Marching on from reinforcements.
 *
 * <p>A base starts just outside, touching a permitted stretch of the edge (FB-REINF-08). Models
 * without a place are still outside; a second March brings on those that the first left waiting
 * (FB-REINF-10).
 */
final class EntryRules extends MarchRules {
    /** Starting points tried along a stretch to either side of the nearest one. */
    private static final int ASIDE = Lengths.INCH / 2;

    private static final int TRIES = 4;

    private final List<Stretch> stretches;
    private final boolean onePoint;
    private @Nullable Point shared;

    EntryRules(Battle battle, Regiment regiment, int nth) {
        super(
                battle,
                regiment,
                MoveLength.march(battle, regiment, nth),
                BoundingBox.table(battle.setting().width(), battle.setting().depth()));
        stretches = DeploymentZones.entry(battle, regiment.side());
        onePoint = battle.options().reinforcementEntry() == ReinforcementEntry.ONE_POINT;
    }

    List<Stretch> stretches() {
        return stretches;
    }

    @Override
    boolean mayMove(int model) {
        return regiment.alive(model);
    }

    /** With one point for all it is the first that brings every model on. */
    @Override
    @Nullable Refusal refusal(ModelMoves moves) {
        if (!onePoint || moves.models().isEmpty()) return super.refusal(moves);
        Refusal refusal = null;
        for (var point : edgePoints(moves.models().getFirst())) {
            shared = point;
            refusal = super.refusal(moves);
            if (refusal == null) return null;
        }
        return refusal != null ? refusal : super.refusal(moves);
    }

    @Override
    @Nullable ModelRoute route(ModelMove go) {
        if (before.base(go.model()) != null) return super.route(go);
        var end = new Disc(go.end(), regiment.card(go.model()).radius());
        if (go.floor() > 0 || !around.stand(end.radius(), 0).free(end.x(), end.y())) return null;
        if (go.way().size() > 1) return given(go, end);
        for (var point : points(go)) {
            var path = enter(start(point, end.radius()), end);
            if (path != null) return new ModelRoute(go.model(), path, 0, 0, path.length());
        }
        return null;
    }

    private List<Point> points(ModelMove go) {
        return onePoint && shared != null ? List.of(shared) : edgePoints(go);
    }

    private @Nullable Path enter(Point start, Disc end) {
        var ground = around.way(end.radius(), 0);
        return PathFinder.find(ground, start, end.centre(), length().value());
    }

    /** The first point is the one on the edge. */
    private @Nullable ModelRoute given(ModelMove go, Disc end) {
        var edge = go.way().getFirst();
        if (!permitted(edge) || onePoint && shared != null && !shared.equals(edge)) return null;
        var points = new ArrayList<Point>();
        points.add(start(edge, end.radius()));
        var ground = around.way(end.radius(), 0);
        for (var next : go.way().subList(1, go.way().size())) {
            if (!ground.clear(points.getLast(), next)) return null;
            points.add(next);
        }
        var path = new Path(points);
        return path.length() > length().value()
                ? null
                : new ModelRoute(go.model(), path, 0, 0, path.length());
    }

    private boolean permitted(Point edge) {
        for (var stretch : stretches) if (nearest(stretch, edge, 0).equals(edge)) return true;
        return false;
    }

    /** Starting points near the end, those straight ahead first. */
    private List<Point> edgePoints(ModelMove go) {
        var points = new ArrayList<Point>();
        if (go.way().size() > 1) points.add(go.way().getFirst());
        for (int aside = 0; aside <= TRIES; aside++)
            for (var stretch : stretches) {
                add(points, nearest(stretch, go.end(), aside * ASIDE), go.end());
                if (aside > 0) add(points, nearest(stretch, go.end(), -aside * ASIDE), go.end());
            }
        return points;
    }

    private void add(List<Point> points, Point point, Point end) {
        long dx = (long) point.x() - end.x();
        long dy = (long) point.y() - end.y();
        long most = length().value();
        if (dx * dx + dy * dy <= most * most && !points.contains(point)) points.add(point);
    }

    private static Point nearest(Stretch stretch, Point end, int aside) {
        return stretch.upright()
                ? new Point(
                        stretch.fromX(),
                        Math.clamp(end.y() + aside, stretch.fromY(), stretch.toY()))
                : new Point(
                        Math.clamp(end.x() + aside, stretch.fromX(), stretch.toX()),
                        stretch.fromY());
    }

    /** The centre of a base that touches the edge there from outside. */
    private Point start(Point edge, int radius) {
        var setting = battle.setting();
        if (edge.y() == 0 && !side(edge)) return edge.plus(0, -radius);
        if (edge.y() == setting.depth() && !side(edge)) return edge.plus(0, radius);
        return edge.plus(edge.x() == 0 ? -radius : radius, 0);
    }

    /** Whether the point lies on a side edge; a corner belongs to the player's own edge. */
    private boolean side(Point edge) {
        boolean upright = edge.x() == 0 || edge.x() == battle.setting().width();
        return upright && edge.y() > 0 && edge.y() < battle.setting().depth();
    }

    @Override
    @Nullable Refusal way(ModelMove go) {
        if (before.base(go.model()) != null) return super.way(go);
        if (route(go) != null) return null;
        var base = new Disc(go.end(), regiment.card(go.model()).radius());
        if (!battle.setting().bounds().contains(base))
            return Refusal.because("FB-REINF-09", "off-the-table", regiment.id(), go.model());
        var edge =
                go.way().size() > 1
                        ? DeploymentZones.refusal(battle, regiment.side(), go.way().getFirst())
                        : null;
        if (edge != null) return edge;
        var standing = hindrance().standing(go.model(), base, go.floor());
        if (standing != null) return standing;
        return Refusal.because(
                "FB-REINF-08",
                "cannot-enter-there",
                regiment.id(),
                go.model(),
                Lengths.show(length().value()));
    }

    /** All models round a place for the leader, those that find room. */
    ModelMoves round(Point leader) {
        var after = ModelPlaces.now(regiment);
        int[] waiting = waiting();
        if (onePoint && waiting.length > 0) {
            var points = edgePoints(ModelMove.to(waiting[0], leader));
            if (points.isEmpty()) return ModelMoves.STAY;
            shared = points.getFirst();
        }
        return RankPlacement.round(
                after,
                waiting,
                leader,
                (places, model, base) ->
                        battle.setting().bounds().contains(base)
                                && suits(model, base, 0)
                                && cohesion.holds(places, model, base, 0)
                                && reaches(places, model, base.centre(), 0));
    }

    /** Models still outside, leaders first. */
    int[] waiting() {
        int[] all = RankPlacement.leadersFirst(regiment);
        int count = 0;
        for (int model : all) if (regiment.place(model) == null) all[count++] = model;
        return Arrays.copyOf(all, count);
    }
}
