package org.vexillum.kernel.geometry;

import java.util.Arrays;

/**
 * What may stand between viewer and target, as corners, with the order in which lines meet it.
 *
 * <p>An obstacle that lies abreast of an end of the corridor blocks only the lines on which it
 * comes after the viewer and before the target: those from which its parting directions turn left.
 * A parting direction of zero says that it always lies between.
 */
final class SightObstacles {
    private final Corners corners = new Corners(128);
    private Shape[] shapes = new Shape[16];
    private int[] starts = new int[16 + 1];
    private int[] parting = new int[16 * 4];
    private boolean[] overlaps = new boolean[16 * 2];
    private int size;

    void clear() {
        size = 0;
        corners.clear();
    }

    int size() {
        return size;
    }

    /** Adds an obstacle with those of its corners that count. */
    void add(Shape shape, Corners its) {
        if (size == shapes.length) {
            grow();
        }
        Arrays.fill(parting, 4 * size, 4 * size + 4, 0);
        Arrays.fill(overlaps, 2 * size, 2 * size + 2, false);
        shapes[size++] = shape;
        corners.addAll(its);
        starts[size] = corners.size();
    }

    Shape shape(int index) {
        return shapes[index];
    }

    /** Whether all lines of the cell pass the obstacle on one and the same side. */
    boolean isPassed(int index, LineCell cell) {
        return cell.passes(corners, starts[index], starts[index + 1]);
    }

    /** Keeps the lines that have all of the obstacle on one side. */
    boolean leave(int index, LineCell cell, int side) {
        for (int i = starts[index]; i < starts[index + 1]; i++) {
            if (!cell.keep(corners.xs[i], corners.ys[i], side)) {
                return false;
            }
        }
        return cell.isSomething();
    }

    /**
     * Says how lines come to the obstacle at an end.
     *
     * @param end 0 for the viewer's end, 1 for the target's
     */
    void part(int index, int end, int x, int y) {
        parting[4 * index + 2 * end] = x;
        parting[4 * index + 2 * end + 1] = y;
    }

    int partingX(int index, int end) {
        return parting[4 * index + 2 * end];
    }

    int partingY(int index, int end) {
        return parting[4 * index + 2 * end + 1];
    }

    boolean isParted(int index, int end) {
        return (partingX(index, end) | partingY(index, end)) != 0;
    }

    void overlap(int index, int end) {
        overlaps[2 * index + end] = true;
    }

    boolean overlaps(int index, int end) {
        return overlaps[2 * index + end];
    }

    private void grow() {
        shapes = Arrays.copyOf(shapes, 2 * size);
        starts = Arrays.copyOf(starts, 2 * size + 1);
        parting = Arrays.copyOf(parting, 8 * size);
        overlaps = Arrays.copyOf(overlaps, 4 * size);
    }
}
