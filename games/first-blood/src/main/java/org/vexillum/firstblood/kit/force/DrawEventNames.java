package org.vexillum.firstblood.kit.force;

import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Nullable;

/** Draw events by their names, of which one has two (FB-DRAW-08-E1, FB-DRAW-08-E2). */
final class DrawEventNames {
    private DrawEventNames() {}

    /** By the edition's own name, whichever of the two a list has. */
    static @Nullable DrawEvent read(String name, Edition edition) {
        var event = GameTerms.read(name, DrawEvent.class);
        return event == null ? null : edition.empowering().own(event);
    }
}
