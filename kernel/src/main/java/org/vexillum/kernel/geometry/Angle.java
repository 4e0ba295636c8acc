package org.vexillum.kernel.geometry;

/**
 * Angles in hundredths of a degree, clockwise from north.
 *
 * <p>Sine and cosine come from a table of one quadrant, so that quarter turns are exact, opposite
 * directions are exact opposites, and every machine has the same values.
 */
public final class Angle {
    public static final int DEGREE = 100;
    public static final int QUARTER = 90 * DEGREE;
    public static final int HALF = 180 * DEGREE;
    public static final int FULL = 360 * DEGREE;

    public static final int NORTH = 0;
    public static final int EAST = QUARTER;
    public static final int SOUTH = HALF;
    public static final int WEST = HALF + QUARTER;

    private static final double[] SINE = sines();

    private Angle() {}

    public static int degrees(int degrees) {
        return Math.multiplyExact(degrees, DEGREE);
    }

    /** The same direction as 0 to 35999. */
    public static int normalise(int angle) {
        return angle >= 0 && angle < FULL ? angle : Math.floorMod(angle, FULL);
    }

    /** The shorter turn between two directions, clockwise positive; a half turn is +18000. */
    public static int difference(int from, int to) {
        int turn = normalise(to - from);
        return turn > HALF ? turn - FULL : turn;
    }

    public static double sin(int angle) {
        int a = normalise(angle);
        if (a < HALF) {
            return SINE[a <= QUARTER ? a : HALF - a];
        }
        return -SINE[a <= WEST ? a - HALF : FULL - a];
    }

    public static double cos(int angle) {
        return sin(normalise(angle) + QUARTER);
    }

    /** The direction of a vector, to the nearest hundredth of a degree; north for no vector. */
    public static int towards(int dx, int dy) {
        double degrees = StrictMath.toDegrees(StrictMath.atan2(dx, dy));
        return normalise(Rounding.nearest(degrees * DEGREE));
    }

    static double radians(int angle) {
        return angle * (StrictMath.PI / HALF);
    }

    private static double[] sines() {
        var table = new double[QUARTER + 1];
        for (int a = 0; a <= QUARTER; a++) {
            table[a] = StrictMath.sin(radians(a));
        }
        table[30 * DEGREE] = 0.5;
        table[QUARTER] = 1;
        return table;
    }
}
