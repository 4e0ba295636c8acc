package org.vexillum.firstblood.scenario;

import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * An objective zone: a circle (FB-SCEN-03).
 *
 * @param name unique in its scenario
 */
public record ObjectiveZone(String name, Point centre, int radius, Mark mark) implements Territory {
    /** In which rounds it counts (FB-SCEN4-02). */
    public enum Mark {
        ALWAYS,
        A,
        B;

        boolean active(int round) {
            return switch (this) {
                case ALWAYS -> true;
                case A -> round >= 3 && round <= 9 && round % 2 == 1;
                case B -> round >= 2 && round <= 8 && round % 2 == 0;
            };
        }
    }

    public Disc area() {
        return new Disc(centre, radius);
    }

    @Override
    public boolean touches(Disc base) {
        return apart(base) <= square(radius + base.radius());
    }

    @Override
    public boolean holds(Disc base) {
        return base.radius() <= radius && apart(base) <= square(radius - base.radius());
    }

    private long apart(Disc base) {
        return square(base.x() - centre.x()) + square(base.y() - centre.y());
    }

    private static long square(int length) {
        return (long) length * length;
    }
}
