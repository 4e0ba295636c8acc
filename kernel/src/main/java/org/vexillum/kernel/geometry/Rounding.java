package org.vexillum.kernel.geometry;

/** Rounding to whole units: to the nearest, halves away from zero. */
final class Rounding {
    private Rounding() {}

    static int nearest(double value) {
        return (int) (value < 0 ? value - 0.5 : value + 0.5);
    }
}
