package org.vexillum.firstblood.combat;

/**
 * Whom a model attacks, with all its attacks (FB-CLASH-02).
 *
 * @param at the model singled out, or {@link Ranks#WHOLE}
 * @param near the model it chose is within 1 inch (FB-SR-SUPPORT-2)
 */
public record Strike(int model, String target, int at, boolean near) {}
