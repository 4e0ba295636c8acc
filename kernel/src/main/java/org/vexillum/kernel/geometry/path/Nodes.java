package org.vexillum.kernel.geometry.path;

import java.util.Arrays;

/** Points of the search, with what is known about the way to each. */
final class Nodes {
    static final int NONE = -1;

    int[] xs = new int[64];
    int[] ys = new int[64];
    double[] gone = new double[64];
    int[] before = new int[64];
    boolean[] done = new boolean[64];
    int size;

    int add(int x, int y) {
        if (size == xs.length) grow();
        xs[size] = x;
        ys[size] = y;
        return size++;
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
        before = Arrays.copyOf(before, more);
        done = Arrays.copyOf(done, more);
    }
}
