package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.StraightSweep;
import org.vexillum.kernel.geometry.TurnSweep;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/**
 * The charges of one unit at one target, checked exactly (AOFR-MOVE-09).
 *
 * <p>A path is straight ahead, one pivot, straight ahead until the target is met. The target itself
 * is solid even for those who fly.
 */
final class ChargeCheck {
    /** A path that works, or why this one does not. */
    record Attempt(@Nullable ChargePath path, @Nullable Refusal refusal) {}

    private final Charger charger;
    private final Unit unit;
    private final Unit target;
    private final TargetSide side;
    private final Surroundings around;
    private final ProjectedShape targetSeen;
    private final double furthest;
    private final List<ChargeObstacle> solid = new ArrayList<>();
    private final List<ChargeObstacle> slowing = new ArrayList<>();
    private final Alignment alignment;
    private int nearest = -1;

    ChargeCheck(Charger charger, Unit target) {
        this.charger = charger;
        this.target = target;
        unit = charger.unit();
        around = charger.around();
        side = TargetSide.of(unit, target);
        targetSeen = ProjectedShape.of(side.block());
        furthest = furthestAhead();
        var corridor = new ChargeCorridor(charger, side, furthest);
        for (var thing : charger.solid())
            if (thing.unit() != target && corridor.has(thing.seen())) solid.add(thing);
        for (var thing : charger.slowing()) if (corridor.has(thing.seen())) slowing.add(thing);
        alignment = new Alignment(unit, side, solid, around);
    }

    /** How far it can go straight ahead, give or take a unit or two. */
    private double furthestAhead() {
        var centre = charger.centre();
        double most = charger.ahead(targetSeen.look(centre.x(), centre.y(), centre.facing()));
        if (!around.flies())
            for (var thing : charger.solid())
                if (thing.unit() != target) most = Math.min(most, thing.ahead());
        return Math.min(
                Math.min(most, charger.limit()), around.untilEdge(around.block(), centre.facing()));
    }

    Charger charger() {
        return charger;
    }

    Unit target() {
        return target;
    }

    TargetSide side() {
        return side;
    }

    Surroundings around() {
        return around;
    }

    Alignment alignment() {
        return alignment;
    }

    double furthest() {
        return furthest;
    }

    /** The smallest whole distance between two models (AOFR-MOVE-08). */
    int nearest() {
        if (nearest < 0) nearest = charger.nearest(target);
        return nearest;
    }

    /** What stands in the way of those who do not fly. */
    List<ChargeObstacle> inTheWay() {
        return around.flies() ? List.of() : solid;
    }

    List<ChargeObstacle> slowing() {
        return slowing;
    }

    Attempt attempt(int before, int pivot) {
        if (before < 0 || pivot > Angle.QUARTER || pivot < -Angle.QUARTER)
            return no(ChargeRefusals.pivotsTooFar(pivot));
        var reach = charger.reach();
        if (before > reach.value()) return no(ChargeRefusals.tooLong(before, reach));
        var start = unit.front();
        var stop = start.forward(before);
        var refusal = before == 0 ? null : ahead(stop);
        if (refusal == null) refusal = swing(stop, pivot);
        if (refusal != null) return no(refusal);
        return goOn(
                new ManoeuvrePoses(
                        start, stop, pivot, ManoeuvrePoses.pivoted(unit, stop, pivot), stop),
                before);
    }

    /** From the pivot to the target. */
    private Attempt goOn(ManoeuvrePoses turned, int before) {
        var block = Footprint.at(unit, turned.turned());
        int after = untilMet(turned.turned(), block);
        if (after < 0) return no(ChargeRefusals.misses());
        var track = turned.until(turned.turned().forward(after));
        var refusal = straight(block, track.afterX(), track.afterY());
        if (refusal != null) return no(refusal);
        return judged(track, new Manoeuvre(Way.FORWARD, before, track.pivot(), after));
    }

    /** A way that is open: is it short enough, and does it lead to the right side? */
    private Attempt judged(ManoeuvrePoses track, Manoeuvre path) {
        var limit = limit(track);
        if (nearest() > limit.value()) return no(outOfReach(track, limit));
        if (path.before() > 0 && path.distance() > limit.value())
            return no(tooLong(track, path, limit));
        if (!side.touchedBy(Footprint.at(unit, track.end())))
            return no(ChargeRefusals.otherSide(side.charged()));
        var contact = contact(track);
        if (contact == null) return no(ChargeRefusals.cannotLand());
        return new Attempt(new ChargePath(path, side.charged(), contact), null);
    }

    private Refusal outOfReach(ManoeuvrePoses track, ExplainedNumber limit) {
        var by = slowing(track);
        return by == null
                ? ChargeRefusals.outOfReach(nearest(), limit)
                : ChargeRefusals.outOfReach(nearest(), limit, by.name());
    }

    private Refusal tooLong(ManoeuvrePoses track, Manoeuvre path, ExplainedNumber limit) {
        var by = slowing(track);
        return by == null
                ? ChargeRefusals.tooLong(path.distance(), limit)
                : ChargeRefusals.tooLong(path.distance(), limit, by.name());
    }

    private @Nullable Terrain slowing(ManoeuvrePoses track) {
        return slowing.isEmpty() ? null : around.slowing(track);
    }

    private static Attempt no(Refusal refusal) {
        return new Attempt(null, refusal);
    }

    /** The charge distance on this way: 6 inches at most through difficult terrain. */
    ExplainedNumber limit(ManoeuvrePoses track) {
        return slowing(track) != null
                ? Allowance.throughDifficult(unit, charger.reach())
                : charger.reach();
    }

    /** Flush if possible, where it met the target if not, else back along its way. */
    private @Nullable Pose contact(ManoeuvrePoses track) {
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
        var middle = Footprint.centre(unit, turned);
        double half = charger.halfWidth();
        double first = targetSeen.look(middle.x(), middle.y(), turned.facing()).first(-half, half);
        double gap = first - charger.halfDepth();
        if (Double.isInfinite(gap) || gap < -ChargeLanes.CLOSE) return -1;
        int distance = (int) Math.max(0, gap) + 1;
        while (distance >= 0 && hits(turned, block, distance)) distance--;
        return distance;
    }

    private boolean hits(Pose turned, ConvexPolygon block, int distance) {
        var end = turned.forward(distance);
        return StraightSweep.overlaps(
                block, end.x() - turned.x(), end.y() - turned.y(), side.block());
    }

    private @Nullable Refusal ahead(Pose stop) {
        int dx = stop.x() - unit.front().x();
        int dy = stop.y() - unit.front().y();
        if (StraightSweep.overlaps(around.block(), dx, dy, side.block()))
            return ChargeRefusals.turnsLate();
        return straight(around.block(), dx, dy);
    }

    private @Nullable Refusal straight(ConvexPolygon block, int dx, int dy) {
        if (!around.table().contains(block.moved(dx, dy))) return ChargeRefusals.leavesTable();
        if (inTheWay().isEmpty()) return null;
        var swept = StraightSweep.hull(block, dx, dy);
        for (var thing : inTheWay())
            if (Within.overlaps(swept, thing.shape())) return ChargeRefusals.blocked(thing.name());
        return null;
    }

    /** Whether it can turn so far at once. */
    boolean turnsAtOnce(int pivot) {
        return swing(unit.front(), pivot) == null;
    }

    private @Nullable Refusal swing(Pose stop, int pivot) {
        if (pivot == 0) return null;
        var centre = Footprint.centre(unit, stop);
        int width = unit.footWidth();
        int depth = unit.footDepth();
        if (!TurnSweep.staysInside(centre, width, depth, pivot, around.table()))
            return ChargeRefusals.leavesTable();
        if (TurnSweep.overlaps(centre, width, depth, pivot, side.block()))
            return ChargeRefusals.turnsLate();
        for (var thing : inTheWay())
            if (TurnSweep.overlaps(centre, width, depth, pivot, thing.shape()))
                return ChargeRefusals.blocked(thing.name());
        return null;
    }
}
