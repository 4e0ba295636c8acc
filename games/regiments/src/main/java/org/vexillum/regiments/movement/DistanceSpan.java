package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;

/** Distances ahead, from the least to the greatest. */
record DistanceSpan(double from, double to) {
    private static final DistanceSpan NONE = new DistanceSpan(0, -1);

    /** The distances within limits at which a drifting lane overlaps or touches a thing. */
    static DistanceSpan drifting(
            double left, double right, double halfWidth, double drift, double least, double most) {
        double a = (left - halfWidth) / drift;
        double b = (right + halfWidth) / drift;
        return new DistanceSpan(Math.max(least, Math.min(a, b)), Math.min(most, Math.max(a, b)));
    }

    boolean empty() {
        return from > to;
    }

    double length() {
        return to - from;
    }

    boolean has(double distance) {
        return distance >= from && distance <= to;
    }

    /** What is left of it without the distances at which something clearly bars the lane. */
    List<DistanceSpan> without(ChargeLanes lanes) {
        var left = List.of(this);
        var obstacles = lanes.obstacles();
        for (int i = 0; i < obstacles.size() && !left.isEmpty(); i++) {
            var barred = barred(obstacles.get(i), lanes);
            if (!barred.empty()) left = minus(left, barred);
        }
        return left;
    }

    /**
     * The distances at which a thing lies between the start and the target.
     *
     * <p>If all of it is nearer than all of the target, wherever the lane meets it; otherwise where
     * the lane takes in its nearest corner, if that is nearer.
     */
    private DistanceSpan barred(ProjectedShape thing, ChargeLanes lanes) {
        double target = lanes.target().nearest() - ChargeLanes.CLOSE;
        if (thing.nearest() <= lanes.front(to) || thing.nearest() >= target) return NONE;
        double half = lanes.halfWidth() - ChargeLanes.CLOSE;
        return thing.farthest() < target
                ? drifting(thing.left(), thing.right(), half, lanes.drift(), from, to)
                : drifting(thing.tip(), thing.tip(), half, lanes.drift(), from, to);
    }

    private static List<DistanceSpan> minus(List<DistanceSpan> spans, DistanceSpan barred) {
        var left = new ArrayList<DistanceSpan>(spans.size() + 1);
        for (var span : spans) {
            var before = new DistanceSpan(span.from, Math.min(span.to, barred.from));
            var after = new DistanceSpan(Math.max(span.from, barred.to), span.to);
            if (!before.empty()) left.add(before);
            if (!after.empty()) left.add(after);
        }
        return left;
    }
}
