package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Gap;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Sweep;
import org.vexillum.kernel.geometry.Turning;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * The charges of one unit at one target, checked exactly (AOFR-MOVE-09).
 *
 * <p>A path is straight ahead, one pivot, straight ahead until the target is met. The target itself
 * is solid even for those who fly.
 */
final class Lunge {
    /** A path that works, or why this one does not. */
    record Attempt(@Nullable ChargePath path, @Nullable Refusal refusal) {}

    private final Unit charger;
    private final TargetSide side;
    private final Surroundings around;
    private final Figure reach;
    private final int nearest;
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<Shape> solid = new ArrayList<>();
    private final Alignment alignment;
    private final Seen targetSeen;

    private record Obstacle(String name, Shape shape) {}

    Lunge(Battle battle, Unit charger, Unit target) {
        this.charger = charger;
        reach = Allowance.of(charger, Action.CHARGE);
        nearest = nearest(charger, target);
        side = TargetSide.of(charger, target);
        int size = charger.footWidth() + charger.footDepth();
        around = Surroundings.within(battle, charger, reach.value() + size);
        for (var other : around.neighbours())
            if (other.unit() != target) add(other.id(), other.shape());
        for (var terrain : around.impassable())
            for (var part : terrain.area().parts()) add(terrain.name(), part);
        alignment = new Alignment(charger, side, solid, around);
        targetSeen = Seen.of(side.block());
    }

    private void add(String name, Shape shape) {
        solid.add(shape);
        if (!around.flies()) obstacles.add(new Obstacle(name, shape));
    }

    /** The smallest whole distance between two models (AOFR-MOVE-08). */
    static int nearest(Unit charger, Unit target) {
        int least = Integer.MAX_VALUE;
        for (var own : Footprint.occupied(charger))
            for (var other : Footprint.occupied(target))
                least = Math.min(least, Gap.atMost(own, other));
        return least;
    }

    Unit charger() {
        return charger;
    }

    TargetSide side() {
        return side;
    }

    Surroundings around() {
        return around;
    }

    Figure reach() {
        return reach;
    }

    int nearest() {
        return nearest;
    }

    Alignment alignment() {
        return alignment;
    }

    /** What stands in the way of those who do not fly. */
    List<Shape> inTheWay() {
        return around.flies() ? List.of() : solid;
    }

    /** How far it can go straight ahead before it meets anything at all. */
    int furthest() {
        int free = 0;
        int beyond = reach.value() + 1;
        while (beyond - free > 1) {
            int middle = (free + beyond) / 2;
            if (ahead(middle) == null) free = middle;
            else beyond = middle;
        }
        return free;
    }

    Attempt attempt(int before, int pivot) {
        if (before < 0 || pivot > Angle.QUARTER || pivot < -Angle.QUARTER)
            return no("AOFR-MOVE-02", "charge-pivots-too-far", Degrees.show(pivot));
        if (before > reach.value()) return tooLong(before, reach);
        var start = charger.front();
        var stop = start.forward(before);
        var blocker = ahead(before);
        if (blocker == null) blocker = swing(stop, pivot);
        if (blocker != null) return blocked(blocker);
        var turned = Track.pivoted(charger, stop, pivot);
        var block = Footprint.at(charger, turned);
        int after = untilMet(turned, block);
        if (after < 0) return no("AOFR-MOVE-09", "charge-misses");
        var met = turned.forward(after);
        blocker = straight(block, met.x() - turned.x(), met.y() - turned.y());
        if (blocker != null) return blocked(blocker);
        var track = new Track(start, stop, pivot, turned, met);
        return judged(track, new Manoeuvre(Way.FORWARD, before, pivot, after));
    }

    /** A way that is open: is it short enough, and does it lead to the right side? */
    private Attempt judged(Track track, Manoeuvre path) {
        var limit = limit(track);
        if (nearest > limit.value()) return new Attempt(null, Charges.outOfReach(nearest, limit));
        if (path.before() > 0 && path.distance() > limit.value())
            return tooLong(path.distance(), limit);
        if (!side.touchedBy(Footprint.at(charger, track.end())))
            return no("AOFR-FACING-03", "side-out-of-reach", side.charged());
        var contact = contact(track);
        if (contact == null) return no("AOFR-SR-FLYING-1", "charge-cannot-land");
        return new Attempt(new ChargePath(path, side.charged(), contact), null);
    }

    /** The charge distance on this way: 6 inches at most through difficult terrain. */
    Figure limit(Track track) {
        boolean slow = around.throughDifficult(track);
        return slow ? Allowance.throughDifficult(charger, reach) : reach;
    }

    /** Flush if possible, where it met the target if not, else back along its way. */
    private @Nullable Pose contact(Track track) {
        var flush = alignment.from(track.end());
        if (flush != null) return flush;
        int length = Math.max(Math.abs(track.afterX()), Math.abs(track.afterY()));
        for (int back = 0; back <= length; back += Lengths.INCH / 8) {
            var pose = track.end().forward(-back);
            if (alignment.free(pose)) return pose;
        }
        return null;
    }

    /** The longest whole distance straight ahead without overlapping the target, or -1. */
    private int untilMet(Pose turned, ConvexPolygon block) {
        var middle = Footprint.centre(charger, turned);
        double half = charger.footWidth() / 2.0;
        double first = targetSeen.look(middle.x(), middle.y(), turned.facing()).first(-half, half);
        double gap = first - charger.footDepth() / 2.0;
        if (Double.isInfinite(gap) || gap < -4) return -1;
        int distance = (int) Math.max(0, gap) + 3;
        while (distance >= 0 && hits(turned, block, distance)) distance--;
        return distance;
    }

    private boolean hits(Pose turned, ConvexPolygon block, int distance) {
        var end = turned.forward(distance);
        return Sweep.overlaps(block, end.x() - turned.x(), end.y() - turned.y(), side.block());
    }

    private @Nullable String ahead(int before) {
        var start = charger.front();
        var stop = start.forward(before);
        int dx = stop.x() - start.x();
        int dy = stop.y() - start.y();
        if (before > 0 && Sweep.overlaps(around.block(), dx, dy, side.block())) return TARGET;
        return straight(around.block(), dx, dy);
    }

    private @Nullable String straight(ConvexPolygon block, int dx, int dy) {
        if (!around.table().contains(block.moved(dx, dy))) return EDGE;
        if (obstacles.isEmpty()) return null;
        var swept = Sweep.hull(block, dx, dy);
        for (var obstacle : obstacles)
            if (Within.overlaps(swept, obstacle.shape())) return obstacle.name();
        return null;
    }

    private @Nullable String swing(Pose stop, int pivot) {
        if (pivot == 0) return null;
        var centre = Footprint.centre(charger, stop);
        int width = charger.footWidth();
        int depth = charger.footDepth();
        if (!Turning.staysInside(centre, width, depth, pivot, around.table())) return EDGE;
        if (Turning.overlaps(centre, width, depth, pivot, side.block())) return TARGET;
        for (var obstacle : obstacles)
            if (Turning.overlaps(centre, width, depth, pivot, obstacle.shape()))
                return obstacle.name();
        return null;
    }

    private static final String EDGE = "table edge";
    private static final String TARGET = "target";

    private static Attempt blocked(String blocker) {
        return switch (blocker) {
            case EDGE ->
                    new Attempt(
                            null,
                            new Refusal(
                                    "charge-leaves-table",
                                    List.of(),
                                    Rules.of("AOFR-MOVE-09", "AOFR-FIELD-04")));
            case TARGET -> no("AOFR-MOVE-09", "charge-turns-late");
            default -> no("AOFR-MOVE-09", "charge-way-blocked", blocker);
        };
    }

    private static Attempt tooLong(int distance, Figure limit) {
        var facts = List.<Object>of(Lengths.show(distance), Lengths.show(limit.value()));
        var rules = Rules.of("AOFR-MOVE-09").and(limit.rules());
        return new Attempt(null, new Refusal("charge-path-too-long", facts, rules));
    }

    private static Attempt no(String rule, String key, Object... facts) {
        return new Attempt(null, Refusal.because(rule, key, facts));
    }
}
