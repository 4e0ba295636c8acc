package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;

/**
 * Finds a charge if there is one.
 *
 * <p>Once the pivot is chosen, the block goes down a lane, and how far ahead it must go before the
 * pivot to clear or to meet a thing follows at once. So the pivots are searched in fine steps, and
 * for each only the distances at which something changes. Lanes are looked at in doubles; what
 * looks open is tried exactly by {@link Lunge}.
 */
final class ChargeSearch {
    private static final int STEP = Angle.DEGREE / 2;
    private static final double MARGIN = 2;
    private static final double TOUCHING = 3;

    private final Lunge lunge;
    private final Pose centre;
    private final double halfWidth;
    private final double halfDepth;
    private final double reach;
    private final Seen target;
    private final Seen side;
    private final List<Seen> obstacles = new ArrayList<>();

    ChargeSearch(Lunge lunge) {
        this.lunge = lunge;
        var charger = lunge.charger();
        centre = Footprint.centre(charger);
        halfWidth = charger.footWidth() / 2.0;
        halfDepth = charger.footDepth() / 2.0;
        reach = lunge.reach().value();
        target = Seen.of(lunge.side().block());
        side = lunge.side().seen();
        for (var shape : lunge.inTheWay()) obstacles.add(Seen.of(shape));
    }

    @Nullable ChargePath find() {
        if (behind()) return null;
        int aim = aim();
        var path = atOnce(aim);
        return path != null ? path : goingAheadFirst(aim);
    }

    /** Nothing within a quarter turn of the facing: no lane leads there. */
    private boolean behind() {
        target.look(centre.x(), centre.y(), centre.facing() + Angle.HALF);
        return target.nearest() >= halfWidth;
    }

    /** The turn towards the middle of the side. */
    private int aim() {
        int dx = (int) lunge.side().middleX() - centre.x();
        int dy = (int) lunge.side().middleY() - centre.y();
        int turn = Angle.difference(centre.facing(), Angle.towards(dx, dy));
        return Math.clamp(turn, -Angle.QUARTER, Angle.QUARTER);
    }

    // ---- the pivot first

    private @Nullable ChargePath atOnce(int aim) {
        var path = tryPivot(aim);
        if (path != null) return path;
        path = tryPivot(flush());
        if (path != null) return path;
        path = tryTangents();
        for (int off = STEP; path == null && off <= Angle.HALF; off += STEP) {
            path = tryPivot(aim + off);
            if (path == null) path = tryPivot(aim - off);
        }
        return path;
    }

    /** The turn that brings the front parallel to the side. */
    private int flush() {
        return Angle.difference(centre.facing(), lunge.side().outward() + Angle.HALF);
    }

    /** The turns at which the edge of the lane passes a corner. */
    private @Nullable ChargePath tryTangents() {
        var path = tryTangents(target);
        for (int i = 0; path == null && i < obstacles.size(); i++)
            path = tryTangents(obstacles.get(i));
        return path;
    }

    private @Nullable ChargePath tryTangents(Seen shape) {
        ChargePath path = null;
        for (int i = 0; path == null && i < shape.corners(); i++) {
            double dx = shape.x(i) - centre.x();
            double dy = shape.y(i) - centre.y();
            double distance = Math.sqrt(dx * dx + dy * dy);
            double off = halfWidth + shape.radius();
            if (distance <= off) continue;
            double bearing = StrictMath.toDegrees(StrictMath.atan2(dx, dy));
            double spread = StrictMath.toDegrees(StrictMath.asin(off / distance));
            path = tryTangent(bearing - spread);
            if (path == null) path = tryTangent(bearing + spread);
        }
        return path;
    }

    private @Nullable ChargePath tryTangent(double degrees) {
        int direction = (int) Math.floor(degrees * Angle.DEGREE);
        int pivot = Angle.difference(centre.facing(), direction);
        ChargePath path = null;
        for (int nudge = -1; path == null && nudge <= 2; nudge++) path = tryPivot(pivot + nudge);
        return path;
    }

    private @Nullable ChargePath tryPivot(int pivot) {
        if (pivot < -Angle.QUARTER || pivot > Angle.QUARTER) return null;
        look(pivot);
        return tryLane(0, pivot);
    }

    // ---- ahead first

    private @Nullable ChargePath goingAheadFirst(int aim) {
        int furthest = lunge.furthest();
        if (furthest == 0) return null;
        ChargePath path = null;
        for (int off = 0; path == null && off <= Angle.HALF; off += STEP) {
            path = tryDistances(aim + off, furthest);
            if (path == null && off > 0) path = tryDistances(aim - off, furthest);
        }
        return path;
    }

    private @Nullable ChargePath tryDistances(int pivot, int furthest) {
        if (pivot < -Angle.QUARTER || pivot > Angle.QUARTER || pivot == 0) return null;
        look(pivot);
        double drift = -Angle.sin(pivot);
        double least =
                Math.max(0, ahead(target.left() - halfWidth, target.right() + halfWidth, drift));
        double most =
                Math.min(
                        furthest,
                        -ahead(target.left() - halfWidth, target.right() + halfWidth, -drift));
        double saved = 1 - Angle.cos(pivot);
        if (least > most || least * saved + target.nearest() - halfDepth > reach) return null;
        return tryBetween(pivot, drift, least, most);
    }

    /** The least distance ahead at which the middle drifts into the interval. */
    private static double ahead(double from, double to, double drift) {
        return Math.min(from / drift, to / drift);
    }

    private @Nullable ChargePath tryBetween(int pivot, double drift, double least, double most) {
        ChargePath path = null;
        for (int i = 0; path == null && i <= 8; i++)
            path = tryLane(least + (most - least) * i / 8, pivot);
        for (int i = 0; path == null && i < target.corners(); i++)
            path = tryBeside(target.across(i), target.across(i), pivot, drift, least, most);
        for (int i = 0; path == null && i < obstacles.size(); i++) {
            var obstacle = obstacles.get(i);
            path = tryBeside(obstacle.left(), obstacle.right(), pivot, drift, least, most);
        }
        return path;
    }

    /** The distances at which the lane just clears or just takes in a thing. */
    private @Nullable ChargePath tryBeside(
            double left, double right, int pivot, double drift, double least, double most) {
        ChargePath path = null;
        for (double margin = -MARGIN; path == null && margin <= MARGIN; margin += 2 * MARGIN) {
            double before = (left - halfWidth - margin) / drift;
            if (before >= least && before <= most) path = tryLane(before, pivot);
            before = (right + halfWidth + margin) / drift;
            if (path == null && before >= least && before <= most) path = tryLane(before, pivot);
        }
        return path;
    }

    // ---- one lane

    private void look(int pivot) {
        int direction = centre.facing() + pivot;
        target.look(centre.x(), centre.y(), direction);
        side.look(centre.x(), centre.y(), direction);
        for (int i = 0; i < obstacles.size(); i++)
            obstacles.get(i).look(centre.x(), centre.y(), direction);
    }

    private @Nullable ChargePath tryLane(double ahead, int pivot) {
        int before = (int) Math.rint(ahead);
        double middle = -before * Angle.sin(pivot);
        double front = before * Angle.cos(pivot) + halfDepth;
        double from = middle - halfWidth;
        double to = middle + halfWidth;
        double met = target.first(from, to);
        if (Double.isInfinite(met) || met < front - TOUCHING) return null;
        if (before > 0 && before + met - front > reach + TOUCHING) return null;
        if (side.firstTouched(from - TOUCHING, to + TOUCHING) > met + TOUCHING) return null;
        for (int i = 0; i < obstacles.size(); i++) {
            double blocked = obstacles.get(i).first(from, to);
            if (blocked < met - TOUCHING && blocked > front - TOUCHING) return null;
        }
        return lunge.attempt(before, pivot).path();
    }
}
