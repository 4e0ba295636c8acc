package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Unit;

/**
 * A move: straight, one pivot about the middle of the block, straight again (AOFR-MOVE-02).
 *
 * @param way the direction of both straight pieces, as seen from the facing at that time
 * @param before units of 0.01 mm before the pivot
 * @param pivot hundredths of a degree, clockwise positive
 * @param after units of 0.01 mm after the pivot
 */
@Stored(
        as = "Manoeuvre",
        with = {"way", "before", "pivot", "after"})
public record Manoeuvre(Way way, int before, int pivot, int after) {
    /** Where the straight pieces lead (AOFR-MOVE-03, AOFR-MOVE-04). */
    @Stored(
            as = "Manoeuvre.Way",
            with = {"FORWARD", "BACKWARD", "LEFT", "RIGHT"})
    public enum Way {
        FORWARD(0, 1),
        BACKWARD(0, -1),
        LEFT(-1, 0),
        RIGHT(1, 0);

        private final int right;
        private final int ahead;

        Way(int right, int ahead) {
            this.right = right;
            this.ahead = ahead;
        }

        /** The pose after so many units in this way. */
        public Pose from(Pose front, int distance) {
            return right == 0 ? front.forward(ahead * distance) : front.sideways(right * distance);
        }
    }

    public static final Manoeuvre STAY = pivot(0);

    public static Manoeuvre forward(int distance) {
        return new Manoeuvre(Way.FORWARD, distance, 0, 0);
    }

    public static Manoeuvre pivot(int angle) {
        return new Manoeuvre(Way.FORWARD, 0, angle, 0);
    }

    /** Inches moved, in units of 0.01 mm; turning costs none (AOFR-MOVE-07). */
    public int distance() {
        return before + after;
    }

    public boolean stays() {
        return before == 0 && pivot == 0 && after == 0;
    }

    /** Where the unit's front comes to. */
    public Pose end(Unit unit) {
        return ManoeuvrePoses.of(unit, this).end();
    }
}
