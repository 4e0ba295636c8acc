package org.vexillum.kernel.geometry;

import java.util.Arrays;

/** Corners being collected one after another. */
final class Corners {
    private int[] xs;
    private int[] ys;
    private int size;

    Corners(int expected) {
        xs = new int[expected];
        ys = new int[expected];
    }

    void add(int x, int y) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, 2 * size + 1);
            ys = Arrays.copyOf(ys, 2 * size + 1);
        }
        xs[size] = x;
        ys[size++] = y;
    }

    /** The polygon of corners that are known to be convex and counter-clockwise. */
    ConvexPolygon polygon() {
        return new ConvexPolygon(Arrays.copyOf(xs, size), Arrays.copyOf(ys, size));
    }
}
