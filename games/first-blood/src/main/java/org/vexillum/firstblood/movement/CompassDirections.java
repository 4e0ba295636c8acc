package org.vexillum.firstblood.movement;

/** Directions all round, evenly apart, beginning in the east. */
final class CompassDirections {
    private final double[] east;
    private final double[] north;

    CompassDirections(int directions) {
        east = new double[directions];
        north = new double[directions];
        for (int i = 0; i < directions; i++) {
            east[i] = StrictMath.cos(2 * StrictMath.PI * i / directions);
            north[i] = StrictMath.sin(2 * StrictMath.PI * i / directions);
        }
    }

    int size() {
        return east.length;
    }

    double east(int direction) {
        return east[direction];
    }

    double north(int direction) {
        return north[direction];
    }
}
