package org.vexillum.regiments.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;

/**
 * Finds a charge if there is one.
 *
 * <p>Once the pivot is chosen, the block goes down a lane, and how far ahead it must go before the
 * pivot to clear or to meet a thing follows at once. So the pivots are searched in fine steps, and
 * for each only the distances at which something changes.
 */
final class ChargeSearch {
    private static final int STEP = Angle.DEGREE;
    private static final int PARTS = 8;
    private static final int STRIDE = Lengths.INCH / 4;
    private static final int NOWHERE = Integer.MAX_VALUE;

    private final ChargeCheck lunge;
    private final ChargeLanes lanes;
    private final Pose centre;
    private double[] roomy = {};

    ChargeSearch(ChargeCheck lunge) {
        this.lunge = lunge;
        lanes = new ChargeLanes(lunge);
        centre = lunge.charger().centre();
    }

    /** A charge that turns to the middle of the side at once, if that does. */
    @Nullable ChargePath straight() {
        if (lunge.nearest() > lanes.limit() || behind()) return null;
        int aim = aim();
        return Math.abs(aim) > Angle.QUARTER ? null : tryPivot(aim);
    }

    @Nullable ChargePath find() {
        if (lunge.nearest() > lanes.limit() || behind()) return null;
        int least = Math.max(-Angle.QUARTER, edge(-1));
        int most = Math.min(Angle.QUARTER, edge(1));
        int aim = Math.clamp(aim(), -Angle.QUARTER, Angle.QUARTER);
        var path = least > most ? null : atOnce(Math.clamp(aim, least, most), least, most);
        return path != null ? path : goingAheadFirst(aim);
    }

    /** The side lies behind what a quarter turn can reach, and going on does not help. */
    private boolean behind() {
        lanes.look(0);
        return lanes.side().farthest() < -lanes.halfWidth() - ChargeLanes.CLOSE;
    }

    /** The turn towards the middle of the side. */
    private int aim() {
        int dx = (int) lunge.side().middleX() - centre.x();
        int dy = (int) lunge.side().middleY() - centre.y();
        return Angle.difference(centre.facing(), Angle.towards(dx, dy));
    }

    // ---- the pivot first

    private @Nullable ChargePath atOnce(int aim, int least, int most) {
        ChargePath path = null;
        for (int off = 0; path == null && off <= most - least; off += STEP) {
            if (aim + off <= most) path = tryPivot(aim + off);
            if (path == null && off > 0 && aim - off >= least) path = tryPivot(aim - off);
        }
        if (path == null) path = tryPivot(least);
        if (path == null) path = tryPivot(most);
        if (path == null) path = tryTangents(lanes.target(), least, most);
        var obstacles = lanes.obstacles();
        for (int i = 0; path == null && i < obstacles.size(); i++)
            path = tryTangents(obstacles.get(i), least, most);
        return path;
    }

    /**
     * The outermost turn, to the left or to the right, at which the lane still touches the side.
     */
    private int edge(int sign) {
        int aim = aim();
        int edge = aim;
        var side = lanes.side();
        for (int i = 0; i < side.corners(); i++) {
            int spread = spread(side, i, 2 * ChargeLanes.CLOSE);
            if (spread == NOWHERE) return sign * Angle.HALF;
            int turn = aim + Angle.difference(aim, bearing(side, i)) + sign * (spread + 2);
            edge = sign > 0 ? Math.max(edge, turn) : Math.min(edge, turn);
        }
        return edge;
    }

    private int bearing(ProjectedShape shape, int corner) {
        double dx = shape.x(corner) - centre.x();
        double dy = shape.y(corner) - centre.y();
        double degrees = StrictMath.toDegrees(StrictMath.atan2(dx, dy));
        return Angle.difference(centre.facing(), (int) Math.floor(degrees * Angle.DEGREE));
    }

    /** The angle between a corner and the direction of a lane whose border it is on. */
    private int spread(ProjectedShape shape, int corner, double more) {
        double dx = shape.x(corner) - centre.x();
        double dy = shape.y(corner) - centre.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        double off = lanes.halfWidth() + shape.radius() + more;
        if (distance <= off) return NOWHERE;
        return (int) (StrictMath.toDegrees(StrictMath.asin(off / distance)) * Angle.DEGREE);
    }

    /** The turns at which the border of the lane passes a corner. */
    private @Nullable ChargePath tryTangents(ProjectedShape shape, int least, int most) {
        ChargePath path = null;
        for (int i = 0; path == null && i < shape.corners(); i++) {
            int spread = spread(shape, i, 0);
            if (spread == NOWHERE) continue;
            path = tryTangent(bearing(shape, i) - spread, least, most);
            if (path == null) path = tryTangent(bearing(shape, i) + spread, least, most);
        }
        return path;
    }

    private @Nullable ChargePath tryTangent(int turn, int least, int most) {
        ChargePath path = null;
        for (int pivot = turn - 2; path == null && pivot <= turn + 2; pivot++)
            if (pivot >= least && pivot <= most) path = tryPivot(pivot);
        return path;
    }

    private @Nullable ChargePath tryPivot(int pivot) {
        lanes.look(pivot);
        return lanes.at(0);
    }

    // ---- ahead first

    private @Nullable ChargePath goingAheadFirst(int aim) {
        if (lunge.furthest() < 1) return null;
        roomy = new TurningRoom(lunge).distances();
        ChargePath path = null;
        for (int off = 0; path == null && off <= Angle.HALF; off += STEP) {
            path = tryDistances(aim + off);
            if (path == null && off > 0) path = tryDistances(aim - off);
        }
        if (path == null) path = tryDistances(Angle.QUARTER);
        return path != null ? path : tryDistances(-Angle.QUARTER);
    }

    /** Behind one pivot: the distances at which the lane touches the side. */
    private @Nullable ChargePath tryDistances(int pivot) {
        if (pivot < -Angle.QUARTER || pivot > Angle.QUARTER || pivot == 0) return null;
        lanes.look(pivot);
        var span =
                DistanceSpan.drifting(
                        lanes.side().left(),
                        lanes.side().right(),
                        lanes.halfWidth() + ChargeLanes.CLOSE,
                        lanes.drift(),
                        0,
                        lunge.furthest());
        if (span.empty()) return null;
        double saved = 1 - Angle.cos(pivot);
        double length = span.from() * saved + lanes.side().nearest() - lanes.front(0);
        return length > lanes.limit() + ChargeLanes.CLOSE ? null : tryIn(span);
    }

    private @Nullable ChargePath tryIn(DistanceSpan whole) {
        for (var span : whole.without(lanes)) {
            var path = tryEvenly(span);
            if (path == null) path = tryRoomy(span);
            if (path == null) path = tryBesideThings(span);
            if (path != null) return path;
        }
        return null;
    }

    /** Evenly spread, and the place where the charge distance is just enough. */
    private @Nullable ChargePath tryEvenly(DistanceSpan span) {
        ChargePath path = null;
        double before = span.from();
        boolean reached = lanes.inReach(before);
        int parts = Math.clamp((int) (span.length() / STRIDE), 1, PARTS);
        for (int i = 0; path == null && i <= parts; i++) {
            double next = span.from() + span.length() * i / parts;
            path = lanes.at(next);
            if (path != null) return path;
            boolean reaches = lanes.inReach(next);
            if (reached != reaches) path = lanes.at(limit(before, next));
            before = next;
            reached = reaches;
        }
        return path;
    }

    private double limit(double from, double to) {
        boolean first = lanes.inReach(from);
        double a = from;
        double b = to;
        while (b - a > 1) {
            double middle = (a + b) / 2;
            if (lanes.inReach(middle) == first) a = middle;
            else b = middle;
        }
        return first ? a - 1 : b + 1;
    }

    private @Nullable ChargePath tryRoomy(DistanceSpan span) {
        ChargePath path = null;
        for (int i = 0; path == null && i < roomy.length; i++)
            if (span.has(roomy[i])) path = lanes.at(roomy[i]);
        return path;
    }

    private @Nullable ChargePath tryBesideThings(DistanceSpan span) {
        ChargePath path = null;
        for (int i = 0; path == null && i < lanes.target().corners(); i++) {
            double across = lanes.target().across(i);
            path = tryBeside(across, across, span);
        }
        for (int i = 0; path == null && i < lanes.obstacles().size(); i++) {
            var obstacle = lanes.obstacles().get(i);
            path = tryBeside(obstacle.left(), obstacle.right(), span);
        }
        return path;
    }

    /** The distances at which the lane just clears or just takes in a thing. */
    private @Nullable ChargePath tryBeside(double left, double right, DistanceSpan span) {
        ChargePath path = null;
        for (int margin = -2; path == null && margin <= 2; margin += 4) {
            double before = (left - lanes.halfWidth() - margin) / lanes.drift();
            if (span.has(before)) path = lanes.at(before);
            before = (right + lanes.halfWidth() + margin) / lanes.drift();
            if (path == null && span.has(before)) path = lanes.at(before);
        }
        return path;
    }
}
