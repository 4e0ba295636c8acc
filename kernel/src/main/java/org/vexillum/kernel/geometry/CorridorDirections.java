package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * The directions of a corridor from right to left, divided by edges.
 *
 * <p>Between two neighbouring divisions the outermost corners of a polygon are the same for all
 * directions, if all its edges have been added. The whole fan is less than half a turn; edges
 * outside it, along its borders, or along a division that is already there divide nothing.
 */
final class CorridorDirections {
    private int[] xs = new int[16];
    private int[] ys = new int[16];
    private int size;

    void open(int rightX, int rightY, int leftX, int leftY) {
        xs[0] = rightX;
        ys[0] = rightY;
        xs[1] = leftX;
        ys[1] = leftY;
        size = 2;
    }

    void divideBy(ConvexPolygon polygon) {
        int last = polygon.xs.length - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            divideAlong(polygon.xs[j] - polygon.xs[i], polygon.ys[j] - polygon.ys[i]);
        }
    }

    /** Divides it by the edge that begins at a corner. */
    void divideBy(ConvexPolygon polygon, int corner) {
        int next = corner + 1 == polygon.xs.length ? 0 : corner + 1;
        divideAlong(polygon.xs[next] - polygon.xs[corner], polygon.ys[next] - polygon.ys[corner]);
    }

    void divideBy(Corners corners) {
        int last = corners.size() - 1;
        for (int i = last, j = 0; j <= last; i = j++) {
            divideAlong(corners.xs[j] - corners.xs[i], corners.ys[j] - corners.ys[i]);
        }
    }

    /** The number of divisions, both borders included. */
    int size() {
        return size;
    }

    int x(int division) {
        return xs[division];
    }

    int y(int division) {
        return ys[division];
    }

    /** An edge divides in whichever sense lies in the fan. */
    private void divideAlong(int x, int y) {
        if (isInside(x, y)) {
            insert(x, y);
        } else if (isInside(-x, -y)) {
            insert(-x, -y);
        }
    }

    private boolean isInside(int x, int y) {
        return CrossProduct.ofVectors(xs[0], ys[0], x, y) > 0
                && CrossProduct.ofVectors(x, y, xs[size - 1], ys[size - 1]) > 0;
    }

    private void insert(int x, int y) {
        int at = size;
        long turn = 1;
        while (turn > 0) {
            at--;
            turn = CrossProduct.ofVectors(x, y, xs[at], ys[at]);
        }
        if (turn == 0) {
            return;
        }
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, 2 * size);
            ys = Arrays.copyOf(ys, 2 * size);
        }
        System.arraycopy(xs, at + 1, xs, at + 2, size - at - 1);
        System.arraycopy(ys, at + 1, ys, at + 2, size - at - 1);
        xs[at + 1] = x;
        ys[at + 1] = y;
        size++;
    }
}
