package org.vexillum.firstblood.sight;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.geometry.Blockers;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;

/**
 * Whether things in the way that overlap each other surely close the way between two bases.
 *
 * <p>Take the strip along both centres that is as wide as the wider base. A row of overlapping
 * things from one side of the strip to the other cuts it in two. It cuts off one base from the
 * other if it leaves free the axis behind either centre, and if from each centre every point of its
 * base that is outside the row can be reached straight. A round thing at distance D from the centre
 * allows that if D² is at least R² + r²; other things must not overlap the base. Doubles do, with a
 * unit to spare: what is not surely closed is left to others. All things have their rim of half the
 * thickness of a line.
 */
final class BlockingRow {
    private static final double SPARE = 1;
    private static final int RIM = ThickLines.HALF_THICKNESS;
    private static final int[][] UNKNOWN = {};

    private final List<Shape> shapes;
    private final Blockers grown;
    private int[][] neighbours = UNKNOWN;
    private boolean[] seen = {};
    private int[] queue = {};

    private Strip strip = new Strip(new Disc(0, 0, 1), new Disc(1, 0, 1));
    private int group;
    private int otherGroup;

    BlockingRow(List<Shape> shapes, Blockers grown) {
        this.shapes = shapes;
        this.grown = grown;
    }

    /** To be called when the things in the way change. */
    void clear() {
        neighbours = UNKNOWN;
    }

    boolean closes(Disc from, Disc to, int without, int norWithout) {
        strip = new Strip(from, to);
        group = without;
        otherGroup = norWithout;
        if (neighbours.length != shapes.size()) meetNeighbours();
        int waiting = 0;
        for (int i = 0; i < shapes.size(); i++) {
            seen[i] = strip.reach(shapes.get(i), 1) > strip.half();
            if (seen[i] && helps(i)) queue[waiting++] = i;
        }
        return reachesTheRight(waiting);
    }

    /** From those that reach the left side, whether others lead to the right one. */
    private boolean reachesTheRight(int first) {
        int waiting = first;
        for (int next = 0; next < waiting; next++) {
            int i = queue[next];
            if (strip.reach(shapes.get(i), -1) > strip.half()) return true;
            for (int neighbour : neighbours[i]) {
                if (!seen[neighbour] && helps(neighbour)) queue[waiting++] = neighbour;
                seen[neighbour] = true;
            }
        }
        return false;
    }

    private void meetNeighbours() {
        int size = shapes.size();
        neighbours = new int[size][];
        seen = new boolean[size];
        queue = new int[size];
        for (int i = 0; i < size; i++) {
            int count = 0;
            for (int j = 0; j < size; j++)
                if (j != i && Within.overlaps(grown.shape(i), grown.shape(j))) queue[count++] = j;
            neighbours[i] = Arrays.copyOf(queue, count);
        }
    }

    private boolean helps(int i) {
        int its = grown.group(i);
        boolean counts = its == Blockers.NOBODY || its != group && its != otherGroup;
        return counts && strip.allows(shapes.get(i));
    }

    /** The strip along the centres of two bases. */
    private record Strip(
            Disc from, Disc to, double length, double eastward, double northward, double half) {
        Strip(Disc from, Disc to) {
            this(from, to, distance((double) to.x() - from.x(), (double) to.y() - from.y()));
        }

        private Strip(Disc from, Disc to, double length) {
            this(
                    from,
                    to,
                    length,
                    (to.x() - from.x()) / length,
                    (to.y() - from.y()) / length,
                    Math.max(from.radius(), to.radius()) + SPARE);
        }

        private static double distance(double dx, double dy) {
            return Math.sqrt(dx * dx + dy * dy);
        }

        /** How far a thing reaches to the left of the axis, or to the right for side -1. */
        double reach(Shape shape, int side) {
            return switch (shape) {
                case Disc disc -> side * beside(disc.x(), disc.y()) + disc.radius() + RIM;
                case ConvexPolygon polygon -> reach(polygon, side);
            };
        }

        private double reach(ConvexPolygon polygon, int side) {
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < polygon.size(); i++)
                most = Math.max(most, side * beside(polygon.x(i), polygon.y(i)));
            return most + RIM - SPARE;
        }

        /** Whether it may be part of a row. */
        boolean allows(Shape shape) {
            return switch (shape) {
                case Disc disc -> leavesAxis(disc) && isBeside(disc, from) && isBeside(disc, to);
                case ConvexPolygon polygon ->
                        leavesAxis(polygon)
                                && !Within.closerThan(from, polygon, RIM)
                                && !Within.closerThan(to, polygon, RIM);
            };
        }

        private static boolean isBeside(Disc disc, Disc base) {
            double dx = (double) disc.x() - base.x();
            double dy = (double) disc.y() - base.y();
            double radius = disc.radius() + RIM;
            double squares = radius * radius + (double) base.radius() * base.radius();
            return dx * dx + dy * dy >= squares + SPARE;
        }

        /** Only the axis between the two centres may be crossed. */
        private boolean leavesAxis(Disc disc) {
            double along = along(disc.x(), disc.y());
            double beside = Math.abs(beside(disc.x(), disc.y()));
            return along > 0 && along < length || beside > disc.radius() + RIM + SPARE;
        }

        private boolean leavesAxis(ConvexPolygon polygon) {
            int last = polygon.size() - 1;
            for (int i = last, j = 0; j <= last; i = j++) {
                double from = beside(polygon.x(i), polygon.y(i));
                double to = beside(polygon.x(j), polygon.y(j));
                double band = RIM + SPARE;
                if (Math.min(from, to) > band || Math.max(from, to) < -band) continue;
                double start = along(polygon.x(i), polygon.y(i));
                double run = along(polygon.x(j), polygon.y(j)) - start;
                double first = share(from, to, -band);
                double second = share(from, to, band);
                if (!isBetween(start + first * run) || !isBetween(start + second * run))
                    return false;
            }
            return true;
        }

        /** Where between the two the value is reached, or the end nearest to it. */
        private static double share(double from, double to, double value) {
            return from == to ? 0 : Math.clamp((value - from) / (to - from), 0, 1);
        }

        private boolean isBetween(double along) {
            return along > RIM + SPARE && along < length - RIM - SPARE;
        }

        private double along(int x, int y) {
            return (x - from.x()) * eastward + (y - from.y()) * northward;
        }

        /** Positive to the left. */
        private double beside(int x, int y) {
            return (y - from.y()) * eastward - (x - from.x()) * northward;
        }
    }
}
