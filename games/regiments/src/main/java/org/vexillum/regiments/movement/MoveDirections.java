package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.movement.Manoeuvre.Way;

/** Directions of ways. */
final class MoveDirections {
    private MoveDirections() {}

    /** The direction in which this way leads with this facing. */
    static int direction(int facing, Way way) {
        return switch (way) {
            case FORWARD -> facing;
            case RIGHT -> facing + Angle.QUARTER;
            case BACKWARD -> facing + Angle.HALF;
            case LEFT -> facing - Angle.QUARTER;
        };
    }

    /** The pivot after which this way leads straight to a place. */
    static int pivot(Pose centre, Pose place, Way way) {
        int wanted = Angle.towards(place.x() - centre.x(), place.y() - centre.y());
        return Angle.difference(direction(centre.facing(), way), wanted);
    }

    /** How far a vector leads in a direction. */
    static double along(double dx, double dy, int direction) {
        return dx * Angle.sin(direction) + dy * Angle.cos(direction);
    }

    /** How far a vector leads to the right of a direction. */
    static double across(double dx, double dy, int direction) {
        return dx * Angle.cos(direction) - dy * Angle.sin(direction);
    }
}
