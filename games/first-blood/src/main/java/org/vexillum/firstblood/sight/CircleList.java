package org.vexillum.firstblood.sight;

import java.util.Arrays;

/**
 * Circles collected one after another; a point is one without radius.
 *
 * <p>Those surely out of the way are left out.
 */
final class CircleList {
    private double[] values = new double[96];
    private final SightStrip way;
    private int size;

    CircleList(SightStrip way) {
        this.way = way;
    }

    void add(double x, double y, double radius) {
        if (!way.mayMeet(x, y, radius)) return;
        if (3 * size == values.length) values = Arrays.copyOf(values, 2 * values.length);
        values[3 * size] = x;
        values[3 * size + 1] = y;
        values[3 * size + 2] = radius;
        size++;
    }

    int size() {
        return size;
    }

    double x(int circle) {
        return values[3 * circle];
    }

    double y(int circle) {
        return values[3 * circle + 1];
    }

    double radius(int circle) {
        return values[3 * circle + 2];
    }
}
