package org.vexillum.firstblood.army;

/** The draw events of the book (FB-EVENT-01, FB-DRAW-02 to FB-DRAW-08-E2). */
public enum DrawEvent {
    BURNOUT,
    DOUBLE_TIME,
    FIRE_AND_ADVANCE,
    EMPOWERED,
    FLUX_POWERED
}
