package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * A set of directed lines, as a convex polygon in the plane whose points are lines.
 *
 * <p>Lines that all run upward, in a sense fixed for the cell, form such a plane: the lines that
 * have a given point on their left are a half-plane of it, bounded by the lines through the point;
 * so are those that turn left or right of a given direction, bounded by the lines along it. A cell
 * is cut by such half-planes only. Each of its edges belongs to a point or a direction, and each
 * corner of the cell is the line through two of them, kept as a whole point and a whole direction.
 * So on which side of a corner's line a point lies is one exact cross product, and nothing is ever
 * rounded.
 *
 * <p>The half-planes are closed. A cell may shrink to a segment (all lines through one point) or to
 * a single line, and is then still a cell; corners may coincide.
 */
final class LineCell {
    private static final int STRIDE = 7;
    private static final int X = 0;
    private static final int Y = 1;
    private static final int DX = 2;
    private static final int DY = 3;

    /** The point or direction of the edge from this corner to the next. */
    private static final int EDGE_X = 4;

    private static final int EDGE_Y = 5;

    /** 1 if the edge belongs to a direction. */
    private static final int EDGE_FAR = 6;

    private int[] data = new int[16 * STRIDE];
    private int[] spare = new int[16 * STRIDE];
    private long[] sides = new long[16];
    private int size;
    private long upX;
    private long upY;

    /** The lines that pass between two points, and then between two more that lie higher. */
    void start(long upward, long upwardY, PointPair low, PointPair high) {
        upX = upward;
        upY = upwardY;
        size = 0;
        addLine(low.leftX, low.leftY, 0, high.leftX, high.leftY, 0, low.leftX, low.leftY, 0);
        addLine(low.leftX, low.leftY, 0, high.rightX, high.rightY, 0, high.rightX, high.rightY, 0);
        addLine(low.rightX, low.rightY, 0, high.rightX, high.rightY, 0, low.rightX, low.rightY, 0);
        addLine(low.rightX, low.rightY, 0, high.leftX, high.leftY, 0, high.leftX, high.leftY, 0);
        swap();
    }

    void copy(LineCell other) {
        if (data.length < other.size * STRIDE) {
            data = new int[other.data.length];
        }
        System.arraycopy(other.data, 0, data, 0, other.size * STRIDE);
        size = other.size;
        upX = other.upX;
        upY = other.upY;
    }

    boolean isSomething() {
        return size > 0;
    }

    /** A line of the cell: a point on it. */
    int x() {
        return data[X];
    }

    int y() {
        return data[Y];
    }

    int dx() {
        return data[DX];
    }

    int dy() {
        return data[DY];
    }

    /**
     * Keeps the lines that have the point on this side or on them, and tells whether any are left.
     *
     * @param side +1 for the left, -1 for the right
     */
    boolean keep(int x, int y, int side) {
        reserve();
        int kept = 0;
        for (int i = 0; i < size; i++) {
            sides[i] = side * side(i, x, y);
            kept += sides[i] >= 0 ? 1 : 0;
        }
        return cut(kept, x, y, 0);
    }

    /** Keeps the lines from which this direction turns to the given side, or that run along it. */
    boolean keepTurning(int x, int y, int side) {
        reserve();
        int kept = 0;
        for (int i = 0; i < size; i++) {
            sides[i] = side * turn(i, x, y);
            kept += sides[i] >= 0 ? 1 : 0;
        }
        return cut(kept, x, y, 1);
    }

    /** Whether from no line the direction turns left. */
    boolean nowhereTurnsLeft(int x, int y) {
        for (int i = 0; i < size; i++) {
            if (turn(i, x, y) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether all lines have these corners on one and the same side. */
    boolean passes(Corners corners, int from, int to) {
        boolean left = true;
        boolean right = true;
        for (int i = 0; i < size; i++) {
            for (int k = from; k < to; k++) {
                long side = side(i, corners.xs[k], corners.ys[k]);
                left &= side >= 0;
                right &= side <= 0;
            }
            if (!left && !right) {
                return false;
            }
        }
        return true;
    }

    /** Positive if the line of the corner has the point on its left. */
    long side(int corner, int x, int y) {
        int at = corner * STRIDE;
        return (long) data[at + DX] * (y - data[at + Y])
                - (long) data[at + DY] * (x - data[at + X]);
    }

    private long turn(int corner, int x, int y) {
        int at = corner * STRIDE;
        return (long) data[at + DX] * y - (long) data[at + DY] * x;
    }

    private boolean cut(int kept, int x, int y, int far) {
        if (kept == size || kept == 0) {
            size = kept;
            return kept > 0;
        }
        int old = size;
        size = 0;
        for (int i = 0; i < old; i++) {
            cutEdge(i, sides[i], sides[i + 1 == old ? 0 : i + 1], x, y, far);
        }
        swap();
        return true;
    }

    private void cutEdge(int i, long here, long next, int x, int y, int far) {
        int at = i * STRIDE;
        int edgeX = data[at + EDGE_X];
        int edgeY = data[at + EDGE_Y];
        int edgeFar = data[at + EDGE_FAR];
        if (here >= 0) {
            System.arraycopy(data, at, spare, size++ * STRIDE, STRIDE);
        }
        if (here == 0 && next < 0) {
            setEdge(size - 1, x, y, far);
        } else if (here > 0 && next < 0) {
            addLine(edgeX, edgeY, edgeFar, x, y, far, x, y, far);
        } else if (here < 0 && next > 0) {
            addLine(edgeX, edgeY, edgeFar, x, y, far, edgeX, edgeY, edgeFar);
        }
    }

    /** Adds the upward line through two points, or through a point along a direction. */
    private void addLine(
            int ax, int ay, int aFar, int bx, int by, int bFar, int edgeX, int edgeY, int far) {
        int dx = aFar == 1 ? ax : bFar == 1 ? bx : bx - ax;
        int dy = aFar == 1 ? ay : bFar == 1 ? by : by - ay;
        boolean up = upX * dx + upY * dy > 0;
        int at = size * STRIDE;
        spare[at + X] = aFar == 1 ? bx : ax;
        spare[at + Y] = aFar == 1 ? by : ay;
        spare[at + DX] = up ? dx : -dx;
        spare[at + DY] = up ? dy : -dy;
        setEdge(size++, edgeX, edgeY, far);
    }

    private void setEdge(int corner, int x, int y, int far) {
        int at = corner * STRIDE;
        spare[at + EDGE_X] = x;
        spare[at + EDGE_Y] = y;
        spare[at + EDGE_FAR] = far;
    }

    private void swap() {
        int[] cutCorners = spare;
        spare = data;
        data = cutCorners;
    }

    /** A cut adds at most one corner. */
    private void reserve() {
        int needed = (size + 2) * STRIDE;
        if (data.length < needed) {
            data = Arrays.copyOf(data, 2 * needed);
        }
        if (spare.length < needed) {
            spare = new int[2 * needed];
        }
        if (sides.length < size) {
            sides = new long[2 * size];
        }
    }
}
