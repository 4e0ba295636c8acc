package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Thin kites over the common edges of neighbouring parts.
 *
 * <p>A kite has the two ends of the edge and a whole point beside its middle in either part. It
 * lies in the union of the parts and its interior holds the edge.
 */
final class SeamKites {
    /** How far beside the edge a point is tried, in units. */
    private static final int[] BESIDE = {100, 30, 10, 3, 2, 1};

    private SeamKites() {}

    static List<ConvexPolygon> kites(List<ConvexPolygon> parts) {
        var kites = new ArrayList<ConvexPolygon>();
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                kite(parts.get(i), parts.get(j)).ifPresent(kites::add);
            }
        }
        return kites;
    }

    private static Optional<ConvexPolygon> kite(ConvexPolygon a, ConvexPolygon b) {
        for (int i = 0; i < a.size(); i++) {
            var from = a.corner(i);
            var to = a.corner((i + 1) % a.size());
            for (int j = 0; j < b.size(); j++) {
                if (b.corner(j).equals(to) && b.corner((j + 1) % b.size()).equals(from)) {
                    return kite(from, to, a, b);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<ConvexPolygon> kite(
            Point from, Point to, ConvexPolygon left, ConvexPolygon right) {
        for (int distance : BESIDE) {
            var l = beside(from, to, distance);
            var r = beside(to, from, distance);
            int[] xs = {from.x(), r.x(), to.x(), l.x()};
            int[] ys = {from.y(), r.y(), to.y(), l.y()};
            if (Within.contains(left, l)
                    && Within.contains(right, r)
                    && Convexity.goesRoundOnceToTheLeft(xs, ys)) {
                return Optional.of(new ConvexPolygon(xs, ys));
            }
        }
        return Optional.empty();
    }

    /** A whole point to the left of the middle of the edge. */
    private static Point beside(Point from, Point to, int distance) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double scale = distance / Math.sqrt(dx * dx + dy * dy);
        return new Point(
                Rounding.nearest((from.x() + to.x()) / 2.0 - dy * scale),
                Rounding.nearest((from.y() + to.y()) / 2.0 + dx * scale));
    }
}
