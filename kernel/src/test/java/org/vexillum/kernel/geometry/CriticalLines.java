package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * Sight by trying every line through two corners, for polygons on a small grid.
 *
 * <p>If there is a clear line at all, it can be shifted and turned until it passes through two
 * corners. On each such line what viewer, target and blockers cut out are intervals between exact
 * fractions. Coordinates must stay below a few hundred, or the products overflow.
 */
final class CriticalLines {
    private final ConvexPolygon from;
    private final ConvexPolygon to;
    private final List<ConvexPolygon> blockers;
    private final List<Point> corners = new ArrayList<>();

    CriticalLines(ConvexPolygon from, ConvexPolygon to, List<ConvexPolygon> blockers) {
        this.from = from;
        this.to = to;
        this.blockers = blockers;
        addCorners(from);
        addCorners(to);
        blockers.forEach(this::addCorners);
    }

    /** For boxes along the axes that overlap: where their borders cross is critical too. */
    CriticalLines withCrossings() {
        var boxes = new ArrayList<>(blockers);
        boxes.add(from);
        boxes.add(to);
        for (var a : boxes) {
            for (var b : boxes) {
                for (int x : new int[] {a.minX(), a.maxX()}) {
                    for (int y : new int[] {b.minY(), b.maxY()}) {
                        var point = new Point(x, y);
                        if (Within.contains(a, point) && Within.contains(b, point)) {
                            corners.add(point);
                        }
                    }
                }
            }
        }
        return this;
    }

    boolean anyIsClear() {
        for (var p : corners) {
            for (var q : corners) {
                if (!p.equals(q) && isClear(p, q)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void addCorners(ConvexPolygon polygon) {
        for (int i = 0; i < polygon.size(); i++) {
            corners.add(polygon.corner(i));
        }
    }

    /** In the sense from p to q, from the exit of the viewer to the entry into the target. */
    private boolean isClear(Point p, Point q) {
        var viewer = Interval.on(p, q, from);
        var target = Interval.on(p, q, to);
        if (viewer == null || target == null || !viewer.high.isAtMost(target.low)) {
            return false;
        }
        for (var blocker : blockers) {
            if (crosses(p, q, blocker) && blocks(Interval.on(p, q, blocker), viewer, target)) {
                return false;
            }
        }
        return true;
    }

    private static boolean blocks(Interval blocker, Interval viewer, Interval target) {
        return !blocker.high.isAtMost(viewer.high) && !target.low.isAtMost(blocker.low);
    }

    private static boolean crosses(Point p, Point q, ConvexPolygon polygon) {
        boolean left = false;
        boolean right = false;
        for (int i = 0; i < polygon.size(); i++) {
            long side = PolygonOutline.side(p, q, polygon.corner(i));
            left |= side > 0;
            right |= side < 0;
        }
        return left && right;
    }

    private record Ratio(long numerator, long denominator) {
        boolean isAtMost(Ratio other) {
            return Math.multiplyExact(numerator, other.denominator)
                    <= Math.multiplyExact(other.numerator, denominator);
        }
    }

    private record Interval(Ratio low, Ratio high) {
        static Interval on(Point p, Point q, ConvexPolygon polygon) {
            Ratio low = null;
            Ratio high = null;
            for (int i = 0; i < polygon.size(); i++) {
                var ratio =
                        ratio(p, q, polygon.corner(i), polygon.corner((i + 1) % polygon.size()));
                if (ratio != null) {
                    low = low == null || ratio.isAtMost(low) ? ratio : low;
                    high = high == null || high.isAtMost(ratio) ? ratio : high;
                }
            }
            return low == null ? null : new Interval(low, high);
        }

        private static Ratio ratio(Point p, Point q, Point a, Point b) {
            long sideA = PolygonOutline.side(p, q, a);
            long sideB = PolygonOutline.side(p, q, b);
            if (sideA == 0) {
                return new Ratio(along(p, q, a), 1);
            }
            if (Long.signum(sideA) * Long.signum(sideB) >= 0) {
                return null;
            }
            long sign = Long.signum(sideA);
            long numerator = sign * (along(p, q, b) * sideA - along(p, q, a) * sideB);
            return new Ratio(numerator, sign * (sideA - sideB));
        }

        private static long along(Point p, Point q, Point a) {
            return (long) (q.x() - p.x()) * (a.x() - p.x())
                    + (long) (q.y() - p.y()) * (a.y() - p.y());
        }
    }
}
