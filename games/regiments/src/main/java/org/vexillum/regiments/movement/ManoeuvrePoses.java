package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Unit;

/**
 * The places of a unit's front on a manoeuvre.
 *
 * @param stop where it stops to pivot
 * @param turned the same place after the pivot
 */
record ManoeuvrePoses(Pose start, Pose stop, int pivot, Pose turned, Pose end) {
    static ManoeuvrePoses of(Unit unit, Manoeuvre manoeuvre) {
        return of(unit, unit.front(), manoeuvre);
    }

    static ManoeuvrePoses of(Unit unit, Pose start, Manoeuvre manoeuvre) {
        var stop = manoeuvre.way().from(start, manoeuvre.before());
        var turned = pivoted(unit, stop, manoeuvre.pivot());
        return new ManoeuvrePoses(
                start,
                stop,
                manoeuvre.pivot(),
                turned,
                manoeuvre.way().from(turned, manoeuvre.after()));
    }

    /** The front after the block turned about its middle. */
    static Pose pivoted(Unit unit, Pose front, int angle) {
        if (angle == 0) return front;
        return Footprint.front(unit, Footprint.centre(unit, front).turned(angle));
    }

    /** The same way with another end. */
    ManoeuvrePoses until(Pose met) {
        return new ManoeuvrePoses(start, stop, pivot, turned, met);
    }

    boolean turns() {
        return pivot != 0;
    }

    /** Whether it goes on after the pivot. */
    boolean moves() {
        return afterX() != 0 || afterY() != 0;
    }

    int beforeX() {
        return stop.x() - start.x();
    }

    int beforeY() {
        return stop.y() - start.y();
    }

    int afterX() {
        return end.x() - turned.x();
    }

    int afterY() {
        return end.y() - turned.y();
    }
}
