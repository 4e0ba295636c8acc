package org.vexillum.firstblood.army;

import org.vexillum.kernel.stored.Stored;

/** The draw events of the book (FB-EVENT-01, FB-DRAW-02 to FB-DRAW-08-E2). */
@Stored(
        as = "DrawEvent",
        with = {"BURNOUT", "DOUBLE_TIME", "FIRE_AND_ADVANCE", "EMPOWERED", "FLUX_POWERED"})
public enum DrawEvent {
    BURNOUT("Burnout"),
    DOUBLE_TIME("Double Time"),
    FIRE_AND_ADVANCE("Fire and Advance"),
    EMPOWERED("Empowered"),
    FLUX_POWERED("Flux-powered");

    private final String written;

    DrawEvent(String written) {
        this.written = written;
    }

    /** Its English name. */
    public String written() {
        return written;
    }
}
