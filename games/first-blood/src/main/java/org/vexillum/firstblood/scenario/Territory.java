package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.terrain.WhollyInside;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;

/** Ground that is claimed by the models on it: an objective zone or any other (FB-OBJ-10). */
public interface Territory {
    String name();

    /** Any part of the base (FB-OBJ-01, FB-MEAS-04). */
    boolean touches(Disc base);

    /** All of the base (FB-MEAS-06). */
    boolean holds(Disc base);

    /** A table quarter or whatever else a scenario of one's own asks for. */
    record Ground(String name, Area area) implements Territory {
        @Override
        public boolean touches(Disc base) {
            return Within.within(base, area, 0);
        }

        @Override
        public boolean holds(Disc base) {
            return WhollyInside.wholly(base, area);
        }
    }
}
