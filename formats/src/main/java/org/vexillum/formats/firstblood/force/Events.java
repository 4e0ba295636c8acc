package org.vexillum.formats.firstblood.force;

import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.kernel.Nullable;

/** Draw events by their names; edition 2 calls Empowered Flux-powered (FB-DRAW-08-E2). */
final class Events {
    private Events() {}

    static @Nullable DrawEvent read(String name) {
        if (TraitBook.key(name).replace('-', ' ').equals("flux powered"))
            return DrawEvent.EMPOWERED;
        return Terms.read(name, DrawEvent.class);
    }
}
