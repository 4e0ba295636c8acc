package org.vexillum.kernel.geometry.path;

import java.util.Arrays;
import org.vexillum.kernel.geometry.Point;

/**
 * Points of the search, with what is known about the way to each.
 *
 * <p>A way of a certain length stays inside an ellipse about its ends; what lies outside is left
 * out.
 */
final class Nodes {
    static final int NONE = -1;
    static final int START = 0;
    static final int GOAL = 1;

    /** More than rounding can add to a sum of distances. */
    private static final double ROUNDING = 1;

    private final int most;
    int[] xs = new int[64];
    int[] ys = new int[64];
    double[] gone = new double[64];
    double[] toGoal = new double[64];
    int[] before = new int[64];
    boolean[] done = new boolean[64];
    int size;

    Nodes(Point from, Point to, int most) {
        this.most = most;
        put(START, from.x(), from.y());
        put(GOAL, to.x(), to.y());
        toGoal[START] = distance(START, GOAL);
        size = GOAL + 1;
    }

    void add(int x, int y) {
        if (size == xs.length) grow();
        put(size, x, y);
        toGoal[size] = distance(size, GOAL);
        if (distance(START, size) + toGoal[size] <= most + ROUNDING) size++;
    }

    private void put(int node, int x, int y) {
        xs[node] = x;
        ys[node] = y;
    }

    void reset() {
        Arrays.fill(gone, 0, size, Double.POSITIVE_INFINITY);
        Arrays.fill(before, 0, size, NONE);
        Arrays.fill(done, 0, size, false);
    }

    double distance(int a, int b) {
        double dx = xs[a] - xs[b];
        double dy = ys[a] - ys[b];
        return Math.sqrt(dx * dx + dy * dy);
    }

    private void grow() {
        int more = 2 * size;
        xs = Arrays.copyOf(xs, more);
        ys = Arrays.copyOf(ys, more);
        gone = Arrays.copyOf(gone, more);
        toGoal = Arrays.copyOf(toGoal, more);
        before = Arrays.copyOf(before, more);
        done = Arrays.copyOf(done, more);
    }
}
