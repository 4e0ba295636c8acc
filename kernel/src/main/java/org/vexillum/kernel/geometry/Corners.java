package org.vexillum.kernel.geometry;

import java.util.Arrays;

/** Corners being collected one after another. */
final class Corners {
    /** Only the first of these count, as many as the size. */
    int[] xs;

    int[] ys;
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

    void addAll(Corners others) {
        for (int i = 0; i < others.size; i++) {
            add(others.xs[i], others.ys[i]);
        }
    }

    void removeLast() {
        size--;
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** The corner farthest to the left of a direction, or to the right for side -1. */
    int outermost(int x, int y, int side) {
        int most = 0;
        long farthest = Long.MIN_VALUE;
        for (int i = 0; i < size; i++) {
            long distance = side * CrossProduct.ofVectors(x, y, xs[i], ys[i]);
            if (distance > farthest) {
                farthest = distance;
                most = i;
            }
        }
        return most;
    }

    /** The polygon of corners that are known to be convex and counter-clockwise. */
    ConvexPolygon polygon() {
        return new ConvexPolygon(Arrays.copyOf(xs, size), Arrays.copyOf(ys, size));
    }
}
