package org.vexillum.kernel.geometry;

/** The one predicate under all others: on which side of a directed line a point lies. */
final class CrossProduct {
    private CrossProduct() {}

    /** Positive if p is to the left of the line from a to b, zero on it; exact. */
    static long of(int ax, int ay, int bx, int by, int px, int py) {
        return (long) (bx - ax) * (py - ay) - (long) (by - ay) * (px - ax);
    }

    /** Positive if the second vector turns left from the first. */
    static long ofVectors(int ax, int ay, int bx, int by) {
        return (long) ax * by - (long) ay * bx;
    }
}
